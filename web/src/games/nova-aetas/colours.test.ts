import { tellsApart } from "../palette.testing";
import { HEROES } from "./drawn/icons";
import { onColour } from "./seat/sides";

tellsApart("nova-aetas", ["valerio", "rebecca", "sofia", "vincenzo", "altair", "gregorio"], HEROES, onColour);
