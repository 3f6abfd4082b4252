import { useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Errors } from './errors.tsx'
import { Health } from './health.tsx'
import { Jobs } from './jobs.tsx'
import { Mails } from './mails.tsx'
import { Operations } from './operation/operation.tsx'

const VIEWS = { health: Health, operation: Operations, jobs: Jobs, mails: Mails, errors: Errors } as const
type View = keyof typeof VIEWS
const NAMES = Object.keys(VIEWS) as View[]

/** Product 14, System: how the installation runs. The view stands in the address. */
export function SystemArea() {
  const { t } = useTranslation()
  const view = oneIn(new URLSearchParams(useSearch()), 'view', NAMES) ?? 'health'
  const Shown = VIEWS[view]
  return (
    <>
      <DeskHead title={t('admin.area-system')} state={t('staffsystem.what')} />
      <div className="mt-4">
        <ViewLinks
          label={t('admin.area-system')}
          current={view}
          views={NAMES.map((id) => ({
            id,
            label: t(`staffsystem.view-${id}`),
            href: toAdmin('system', id === 'health' ? {} : { view: id }),
          }))}
        />
        <Shown />
      </div>
    </>
  )
}
