import type { Language } from '#contract/vocabulary.ts'

/** Function words of only one of the languages. Names of garments and colours are often equal in both. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    (
      'als auch auf aus bei beim bis das dem den der dich dir du durch ein eine einem einen einer eines er für ganz ' +
      'gegen gut hast ihr im immer ist jede jeden kann kein keine lässt mehr mit nach nicht noch nur oder ohne sehr ' +
      'sich sie sind sowie über um und uns unsere unter vom von wie wir wird zu zum zur'
    ).split(' '),
  ),
  en: new Set(
    (
      'a all and any are as at be been but by can ever every for from has have how if into is it its just more of on ' +
      'our out that the their them these they this through to very we what when which with without you your'
    ).split(' '),
  ),
}
/** Number of characters that are read: enough to decide for a text of any length. */
const MOST_CHARACTERS = 600
const WORDS = /\p{L}+/gu
/** Minimum number of function words: a single one may be a quotation or part of a name. */
const FEWEST = 2

/** German or English, by the function words of a text; null where they do not decide. */
export function writtenLanguage(text: string): Language | null {
  const found = { de: 0, en: 0 }
  for (const [word] of text.slice(0, MOST_CHARACTERS).toLowerCase().matchAll(WORDS)) {
    if (FUNCTION_WORDS.de.has(word)) found.de++
    if (FUNCTION_WORDS.en.has(word)) found.en++
  }
  const [more, less] = found.de > found.en ? (['de', 'en'] as const) : (['en', 'de'] as const)
  return found[more] >= FEWEST && found[more] > 2 * found[less] ? more : null
}

/**
 * The attribute `lang` of a text as a reader gets it (Trust 5.2.14). Where both languages have the same text, its
 * language is unknown and must be detected.
 */
export function languageShown(texts: Readonly<Record<Language, string>>, reader: Language): { lang?: Language } {
  if (texts.de !== texts.en) return { lang: reader }
  const lang = writtenLanguage(texts[reader])
  return lang ? { lang } : {}
}
