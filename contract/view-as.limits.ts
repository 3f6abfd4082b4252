/** How long staff see the app as another person. */
export const VIEW_MINUTES = 30
