/** Characters that the server takes in no text (Trust S45), such as zero-width ones of pasted text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** What was typed or pasted, as one line that can be stored. */
export const writtenLine = (typed: string): string =>
  typed.replace(/\s*[\r\n\u2028\u2029]+\s*|\t/g, ' ').replace(INVISIBLE, '')

/** The same with its line breaks. */
export const writtenText = (typed: string): string =>
  typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => line.replace(INVISIBLE, ''))
    .join('\n')
