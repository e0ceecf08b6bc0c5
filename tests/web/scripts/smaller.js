async ({ png, width, quality }) => {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const whole = await createImageBitmap(blob);
  const wide = Math.min(width, whole.width);
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = Math.round((whole.height * wide) / whole.width);
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
