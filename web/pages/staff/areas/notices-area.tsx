import { useSearch } from 'wouter'
import { useStaffRight } from '#web/api/staff.ts'
import { TransparencyFigures } from '#web/features/legal/transparency/transparency-figures.tsx'
import { NoticesDesk } from '#web/features/review/notices/notices-desk.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'

const VIEWS = ['queue', 'figures'] as const

/** Product 14, Meldungen: reports of content and appeals in one queue (DSA art. 16, 17, 20), and their figures. */
export function Area() {
  const { t } = useTranslation()
  const canDecide = useStaffRight('review')
  const current = new URLSearchParams(useSearch()).get('view') === 'figures' ? 'figures' : 'queue'
  const views = VIEWS.map((id) => ({
    id,
    label: t(`notices.view-${id}`),
    href: toAdmin('notices', id === 'figures' ? { view: id } : {}),
  }))
  const links = <ViewLinks label={t('notices.views')} current={current} views={views} />
  if (current === 'queue') return <NoticesDesk canDecide={canDecide} views={links} />
  return (
    <>
      <DeskHead title={t('notices.title')} />
      <div className="mt-5">{links}</div>
      <TransparencyFigures />
    </>
  )
}
