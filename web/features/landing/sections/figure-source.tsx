import type { SiteFacts } from '#web/api/site-facts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'

interface FigureSourceProps {
  readonly claim: SiteFacts['claims']['saving']
  readonly tone: 'bone' | 'volt'
}

/** Where a figure comes from and of which day it is; without a source, that it is a sample (Decision 113). */
export function FigureSource({ claim: { source, asOf }, tone }: FigureSourceProps) {
  const { t } = useTranslation()
  if (source === null) {
    return (
      <Badge tone={tone} className="whitespace-normal!">
        {t('landing.savingNote')}
      </Badge>
    )
  }
  return (
    // Spec §9 has this form of dates in both languages; the start page loads no others.
    <span className="text-14 [overflow-wrap:anywhere]">
      {asOf
        ? t('landing.claimSourceDay', { source, day: asOf.split('-').reverse().join('.') })
        : t('landing.claimSource', { source })}
    </span>
  )
}
