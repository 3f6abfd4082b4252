import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Backgrounds } from './backgrounds/backgrounds.tsx'
import { Figures } from './figures/figures.tsx'
import { Filters } from './filters/filters.tsx'
import { MailTexts } from './mail-texts/mail-texts.tsx'
import { Synonyms } from './synonyms/synonyms.tsx'

const VIEWS = [
  ['backgrounds', Backgrounds],
  ['figures', Figures],
  ['synonyms', Synonyms],
  ['filters', Filters],
  ['mails', MailTexts],
] as const

interface ContentAreaProps {
  /** The editor of the help, which is a part of the support. */
  readonly Help: ComponentType
}

/** Product 14, Inhalte: what staff decide about pages without a release. */
export function ContentArea({ Help }: ContentAreaProps) {
  const { t } = useTranslation()
  const query = new URLSearchParams(useSearch())
  const parts = [...VIEWS, ['help', Help]] as const
  const ids = parts.map(([id]) => id)
  const current = oneIn(query, 'view', ids) ?? 'backgrounds'
  const views = ids.map((id) => ({ id, label: t(`content.view-${id}`), href: toAdmin('content', { view: id }) }))
  const Shown = parts.find(([id]) => id === current)?.[1] ?? Backgrounds
  return (
    <>
      <DeskHead title={t('admin.area-content')} />
      <div className="mt-4">
        <ViewLinks label={t('admin.area-content')} current={current} views={views} />
        <Shown key={current} />
      </div>
    </>
  )
}
