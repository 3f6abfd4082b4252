const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The text without what the server refuses, such as soft hyphens that come with pasted text; line breaks stay. */
export const sendableText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, (character) => (character === '\n' || character === '\u200d' ? character : ''))
    .trim()
