/** Classes of the cards by their place in the deck: the top one, and two fanned behind it. */
export const FAN = [
  '-rotate-3',
  'translate-x-[9%] translate-y-[1%] rotate-6',
  '-translate-x-[10%] translate-y-[2%] -rotate-11',
] as const
