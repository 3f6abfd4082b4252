import type { SectionKind } from '#contract/shop-theme.limits.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { ThemePart } from './session/theme-parts.ts'

/** Each name once, as people know the settings. */
export function partNames(parts: readonly ThemePart[], t: Translate): string[] {
  const names = parts.map((part) => (isSection(part) ? t(`design.section-${kindOf(part)}`) : t(`design.part-${part}`)))
  return [...new Set(names)]
}

const isSection = (part: ThemePart): part is `section-${SectionKind}` => part.startsWith('section-')
const kindOf = (part: `section-${SectionKind}`) => part.slice('section-'.length) as SectionKind
