import type { Language } from '#contract/vocabulary.ts'

/** Small words of one language that the other does not have; names of garments and colours are often the same in both. */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
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
/** Enough words to tell, however long the text is. */
const READ = 600
const WORDS = /\p{L}+/gu
/** One such word may be a quotation or part of a name. */
const FEWEST = 2

/** German or English, by the small words in which a text is written; null where they do not tell. */
export function writtenLanguage(text: string): Language | null {
  const found = { de: 0, en: 0 }
  for (const [word] of text.slice(0, READ).toLowerCase().matchAll(WORDS)) {
    if (TELLING.de.has(word)) found.de++
    if (TELLING.en.has(word)) found.en++
  }
  const [more, less] = found.de > found.en ? (['de', 'en'] as const) : (['en', 'de'] as const)
  return found[more] >= FEWEST && found[more] > 2 * found[less] ? more : null
}

/**
 * The language of what a reader gets, as the attribute `lang` of it (Trust 5.2.14). Whoever has one text for both
 * readers has not said which language it is in.
 */
export function languageShown(texts: Readonly<Record<Language, string>>, reader: Language): { lang?: Language } {
  if (texts.de !== texts.en) return { lang: reader }
  const lang = writtenLanguage(texts[reader])
  return lang ? { lang } : {}
}
