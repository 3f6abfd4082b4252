import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What the brand and staff quote of a decision. */
export const newReference = (): string =>
  `E-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
