/** The players, by seat. */
export const SEATS = ["one", "two", "three", "four"];
