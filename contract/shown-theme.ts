import type { Media } from './products.ts'
import type { ShopTheme, ShownSection, ShownTheme, ThemeSection } from './shop-theme.ts'
import { shownText } from './shown-text.ts'
import { isDark, palettesOf } from './theme-colours.ts'
import type { Language, ProductType } from './vocabulary.ts'

/** What a shop has to show: products that everyone may see now. Ids of others are left out. */
export interface ShopContents {
  readonly drops: readonly string[]
  readonly fresh: readonly string[]
  readonly sale: readonly string[]
  readonly types: readonly ProductType[]
  /** First pictures by product: of all products that the theme may name. */
  readonly pictures: ReadonlyMap<string, Media>
  readonly hasSocials: boolean
}

interface Reader {
  readonly language: Language
  readonly now: Date
}

type Texts = Readonly<Record<Language, string>>

/** The text in the reader's language, or else the other one: a brand need not write both. */
const textIn = (texts: Texts, language: Language): string => shownText(texts[language] || texts.de || texts.en)

/** A theme as it is drawn: readable colours, one language, and no section without content. */
export function shownTheme(theme: ShopTheme, contents: ShopContents, reader: Reader): ShownTheme {
  const { language } = reader
  const { colours, darkMode, headline, intro, button, sections, ...look } = theme
  return {
    ...look,
    palettes: palettesOf(colours, darkMode),
    scheme: darkMode === 'auto' ? 'auto' : isDark(colours.background) ? 'dark' : 'light',
    headline: textIn(headline, language),
    intro: textIn(intro, language),
    button: textIn(button, language),
    sections: sections.flatMap((section) => (section.isShown ? shownSection(section, contents, reader) : [])),
  }
}

function shownSection(section: ThemeSection, contents: ShopContents, { language, now }: Reader): ShownSection[] {
  const { kind } = section
  switch (kind) {
    case 'hero':
      return [{ kind }]
    case 'announcement':
      return isNow(section, now)
        ? said(section.text, language).map((text) => ({ kind, text, link: section.link || null }))
        : []
    case 'drops':
    case 'fresh':
    case 'sale':
      return row(kind, contents[kind])
    case 'picked':
      return row(
        kind,
        section.products.filter((id) => contents.pictures.has(id)),
      )
    case 'lookbook': {
      const pictures = section.products.flatMap((productId) => {
        const media = contents.pictures.get(productId)
        return media ? [{ productId, media }] : []
      })
      return pictures.length > 0 ? [{ kind, pictures }] : []
    }
    case 'categories':
      return contents.types.length > 1 ? [{ kind, types: [...contents.types] }] : []
    case 'social':
      return contents.hasSocials ? [{ kind }] : []
    case 'about':
    case 'contact':
      return said(section.text, language).map((text) => ({ kind, text }))
    case 'faq': {
      const questions = section.questions
        .map(({ question, answer }) => ({ question: textIn(question, language), answer: textIn(answer, language) }))
        .filter(({ question, answer }) => question && answer)
      return questions.length > 0 ? [{ kind, questions }] : []
    }
  }
}

/** The text, or nothing where the brand wrote none. */
function said(texts: Texts, language: Language): string[] {
  const text = textIn(texts, language)
  return text ? [text] : []
}

const row = (kind: 'drops' | 'fresh' | 'sale' | 'picked', products: readonly string[]): ShownSection[] =>
  products.length > 0 ? [{ kind, products: [...products] }] : []

/** Between its dates; without one it has no beginning or no end. */
const isNow = ({ from, until }: Extract<ThemeSection, { kind: 'announcement' }>, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || new Date(until) > now)
