import { tellsApart } from "../palette.testing";
import { EMBLEMS } from "./drawn/icons";
import { onColour } from "./seat/seats";

tellsApart("wroth", ["koda", "runen", "guild", "aldan", "ooglan"], EMBLEMS, onColour);
