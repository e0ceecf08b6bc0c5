/** The digits typed so far, where the number may still go on. */
export const keys = $state({ digits: "" });
