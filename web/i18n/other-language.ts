import type { Language } from '#contract/vocabulary.ts'
import { loadedWordsIn, type Translation } from './language.ts'
import { translator } from './translate.ts'

/** The texts that are loaded now, in another language; for a part of the screen (`PartTranslation`). */
export async function translationIn(language: Language): Promise<Translation> {
  return { language, t: translator(await loadedWordsIn(language), language) }
}
