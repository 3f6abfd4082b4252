import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useActionName } from './use-action-name.ts'
import type { ListedEntry } from './use-log.ts'

/** Who acted, as a name; the server and deleted accounts have none. */
export function useActorName(): (entry: Pick<ListedEntry, 'actor' | 'role'>) => string {
  const { t } = useTranslation()
  return ({ actor, role }) => {
    if (actor) return actor.username
    return t(['operator', 'configuration', 'automatic'].includes(role) ? 'stafflog.server' : 'stafflog.gone')
  }
}

/** One entry, with what was before and after. */
export function LogEntryPanel({ entry }: { readonly entry: ListedEntry }) {
  const { t } = useTranslation()
  const nameOf = useActorName()
  const actionName = useActionName()
  const { at, role, brand, action, targetType, targetId, targetName, changes, reason } = entry
  return (
    <div className="flex flex-col gap-6">
      <p className="text-18 font-[700] [overflow-wrap:anywhere]">{actionName(action)}</p>
      {reason !== '' && (
        <section>
          <h3 className="font-[700]">{t('stafflog.reason')}</h3>
          <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>
        </section>
      )}
      <Facts>
        <Fact name={t('stafflog.at')}>
          <Moment at={at} />
        </Fact>
        <Fact name={t('stafflog.actor')}>{nameOf(entry)}</Fact>
        <Fact name={t('stafflog.role')}>{role}</Fact>
        {brand && <Fact name={t('stafflog.brand')}>{brand.name}</Fact>}
        <Fact name={t('stafflog.target')}>{targetName ? `${targetType} · ${targetName}` : targetType}</Fact>
        <Fact name={t('stafflog.action')}>{action}</Fact>
        <Fact name={t('stafflog.number')}>{targetId}</Fact>
      </Facts>
      {changes.length > 0 && (
        <section>
          <h3 className="mb-1 font-[700]">{t('stafflog.changes')}</h3>
          <ul className="divide-y divide-line border-y border-line text-14">
            {changes.map(({ field, before, after }) => (
              <li key={field} className="py-2.5">
                <p className="font-[600] [overflow-wrap:anywhere]">{field}</p>
                <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
                  <dt className="text-muted">{t('stafflog.before')}</dt>
                  <dd className="[overflow-wrap:anywhere]">{before ?? '–'}</dd>
                  <dt className="text-muted">{t('stafflog.after')}</dt>
                  <dd className="[overflow-wrap:anywhere]">{after ?? '–'}</dd>
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link href={toAdmin('log', { target: targetId })} className="link self-start py-1 text-14">
        {t('stafflog.ofTarget')}
      </Link>
    </div>
  )
}
