import type { Answer } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Moment } from '#web/ui/marks/moment.tsx'

type Entry = Answer<'GET /api/admin/backgrounds'>['history'][number]

/** What staff did with pictures, also with those that are gone. */
export function BackgroundHistory({ history }: { readonly history: readonly Entry[] }) {
  const { t } = useTranslation()
  if (history.length === 0) return null
  return (
    <section aria-label={t('backgrounds.history')} className="mt-10 max-w-3xl">
      <h2 className="mb-2 text-18 font-[700]">{t('backgrounds.history')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {history.map(({ at, action, name, by, reason }) => (
          <li key={`${at} ${action} ${name}`} className="flex flex-wrap gap-x-4 gap-y-1 py-2.5 text-14">
            <span className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
              {t(`backgrounds.did-${action}`, { name })}
              {reason && <span className="block text-muted">{reason}</span>}
            </span>
            <span className="text-12 text-muted">
              {by ?? t('backgrounds.byFormer')} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
