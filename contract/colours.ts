/** Product 4: the base colours by which products are found. A product also has the shop's own names of its colours. */
export const BASE_COLOURS = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'olive',
  'blue',
  'navy',
  'purple',
  'pink',
  'silver',
  'multicolour',
] as const
export type BaseColour = (typeof BASE_COLOURS)[number]
