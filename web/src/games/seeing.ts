/** How far apart two colours look, also to people who see fewer: for the tests of the palette. */
export type Sight = "all" | "deutan" | "protan" | "tritan";
type Three = [number, number, number];

// Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
const SEEN: Record<Exclude<Sight, "all">, [Three, Three, Three]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(hex: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function as(sight: Sight, rgb: Three): Three {
  if (sight === "all") return rgb;
  const seen = SEEN[sight].map((row) => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]);
  return seen.map((part) => Math.min(1, Math.max(0, part))) as Three;
}

function lab([r, g, b]: Three): Three {
  const x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

/** CIEDE2000: 1 is just visible, 10 is plain at a glance. */
export function apart(a: string, b: string, sight: Sight): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [lab(as(sight, linear(a))), lab(as(sight, linear(b)))];
  const rad = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [Math.atan2(b1, x1), Math.atan2(b2, x2)].map((h) => (h / rad + 360) % 360) as [number, number];
  let dh = h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const turn = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2;
  const cos = (degrees: number) => Math.cos(degrees * rad);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad);
  const [dl, dc, dt] = [(l2 - l1) / sl, (c2 - c1) / sc, turn / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dt ** 2 + rt * dc * dt);
}

/** WCAG's ratio between two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, bl] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  };
  const [one, other] = [light(a), light(b)];
  return Math.max(one, other) / Math.min(one, other);
}
