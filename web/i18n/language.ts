import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { storedText } from '#web/device/stored.ts'
import type { Area, Catalogue, Words } from './catalogue.ts'
import { type Translate, translator } from './translate.ts'

interface Speech {
  readonly language: Language
  readonly t: Translate
}

/** Spec §3: key of the client-stored language. */
const STORED_AS = 'language'
const choice = storedText(STORED_AS)
/** One small file per language and area, fetched when a screen needs it. `heads` stands in documents only. */
const files = import.meta.glob<Readonly<Record<string, Words>>>(['./{de,en}/*.ts', '!./{de,en}/heads.ts'])

let catalogue: Catalogue = {}
let speech: Speech = { language: DEFAULT_LANGUAGE, t: translator(catalogue, DEFAULT_LANGUAGE) }
const areas = new Set<Area>()
const listeners = new Set<() => void>()

/** The language this device chose; German when none was. */
export function storedLanguage(): Language {
  const stored = choice.read()
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE
}

/** The language that an address asks for, `?lang=en`: search engines and shared links need one per language. */
export function addressLanguage(search: string): Language | null {
  const wanted = new URLSearchParams(search).get('lang')
  return LANGUAGES.find((language) => language === wanted) ?? null
}

/** Makes sure the words of these areas are here, in the current language. */
export async function learn(...wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area))
  if (missing.length === 0) return
  for (const area of missing) areas.add(area)
  const { language } = speech
  const words = await wordsOf(language, missing).catch((error: unknown) => {
    // Not here after all: whoever needs them asks again.
    for (const area of missing) areas.delete(area)
    throw error
  })
  // A language chosen meanwhile has fetched these areas as well.
  if (language === speech.language) adopt(language, { ...catalogue, ...words })
}

/** Shows another language everywhere, without keeping the choice. */
export async function speak(language: Language): Promise<void> {
  adopt(language, await wordsOf(language, [...areas]))
}

/** The person's own choice: shown at once and kept on the device (Spec §4: saved on every change). */
export async function chooseLanguage(language: Language): Promise<void> {
  choice.keep(language)
  forgetAddressLanguage()
  await speak(language)
}

/** A choice in another tab of this browser holds here as well. */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORED_AS) void speak(storedLanguage())
  })
}

/** A person's choice counts more than the address that led here, also after a reload. */
function forgetAddressLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

export const currentLanguage = (): Language => speech.language

/** The words of the current language; the component renders again when it changes. */
export const useSpeech = (): Speech => useSyncExternalStore(subscribe, snapshot, snapshot)

async function wordsOf(language: Language, wanted: readonly Area[]): Promise<Catalogue> {
  const entries = wanted.map(
    async (area) => [area, (await files[`./${language}/${area}.ts`]?.())?.[area] ?? {}] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

function adopt(language: Language, words: Catalogue): void {
  catalogue = words
  speech = { language, t: translator(words, language) }
  // Setting it again, though nothing changed, would style the whole page again.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language) {
    document.documentElement.lang = language
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const snapshot = (): Speech => speech
