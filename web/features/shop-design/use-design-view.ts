import { useSearch } from 'wouter'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { GROUPS, type Group } from './design-groups.ts'

export const WIDTHS = ['390', '768', '1280'] as const
type Width = (typeof WIDTHS)[number]
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

interface Shown {
  /** Null: the panel of a phone is closed. */
  readonly group: Group | null
  readonly width: Width
  readonly scheme: Scheme
  readonly language: Language
}

export interface DesignView extends Shown {
  readonly show: (changes: Partial<Shown>) => void
}

const CLOSED = 'none'

const oneOf = <V extends string>(values: readonly V[], wanted: string | null): V | undefined =>
  values.find((value) => value === wanted)

function shownIn(search: string, own: Language): Shown {
  const query = new URLSearchParams(search)
  const group = query.get('group')
  return {
    group: group === CLOSED ? null : (oneOf(GROUPS, group) ?? GROUPS[0]),
    width: oneOf(WIDTHS, query.get('width')) ?? (matchMedia('(min-width: 769px)').matches ? '1280' : '390'),
    scheme:
      oneOf(SCHEMES, query.get('mode')) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    language: oneOf(LANGUAGES, query.get('shop')) ?? own,
  }
}

/** What the editor shows; in the address, so that a reload keeps it. */
export function useDesignView(): DesignView {
  const { language } = useTranslation()
  const shown = shownIn(useSearch(), language)
  return {
    ...shown,
    show: (changes) => {
      const next = { ...shownIn(location.search, language), ...changes }
      const query = new URLSearchParams(location.search)
      query.set('group', next.group ?? CLOSED)
      query.set('width', next.width)
      query.set('mode', next.scheme)
      query.set('shop', next.language)
      replaceQuery(query.toString())
    },
  }
}
