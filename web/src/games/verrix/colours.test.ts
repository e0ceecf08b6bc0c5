import { tellsApart } from "../palette.testing";
import { EMBLEMS } from "./drawn/icons";
import { onColour } from "./seat/seats";

tellsApart("verrix", ["blue", "green", "orange", "yellow", "violet"], EMBLEMS, onColour);
