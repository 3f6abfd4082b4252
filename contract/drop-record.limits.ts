/** The record of a brand's drops is shown from so many on, and is of the latest ones. */
export const DROP_RECORD = {
  fewest: 3,
  latest: 10,
  /** Until so many hours before it an announced date may move. */
  fixedHours: 24,
  /** A drop that is live within this time was on time. */
  onTimeMinutes: 60,
} as const
