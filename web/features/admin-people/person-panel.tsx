import { useStaffRight } from '#web/api/staff.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { AccessRecovery } from '#web/ui/desk/access-recovery.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PersonActs } from './person-acts.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { type Person, usePerson } from './use-people.ts'

interface PersonPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** One account: what staff may know about it, and what they may do with it. */
export function PersonPanel({ id, onClose }: PersonPanelProps) {
  const { t } = useTranslation()
  const maySeeLog = useStaffRight('system')
  const mayHelp = useStaffRight('support')
  const { data: person, isError, refetch } = usePerson(id)
  if (!person && isError) return <RetryRow text={t('people.personFailed')} onRetry={() => void refetch()} />
  if (!person) return <Skeleton className="h-64" />
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-18 font-[700] [overflow-wrap:anywhere]">{person.username}</p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">{person.email}</p>
        {(person.isLocked || !person.isConfirmed) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {person.isLocked && <Badge tone="signal">{t('people.locked')}</Badge>}
            {!person.isConfirmed && <Badge>{t('people.unconfirmed')}</Badge>}
          </p>
        )}
      </div>
      {person.lock && <LockFacts lock={person.lock} />}
      {person.staffRole ? (
        <p className="text-14 text-muted">{t('people.isStaff')}</p>
      ) : (
        <PersonActs person={person} onErased={onClose} />
      )}
      {mayHelp && <AccessRecovery userId={person.id} />}
      <AccountFacts person={person} />
      <Brands brands={person.brands} />
      <PersonSessions person={person} />
      {maySeeLog && (
        <Link href={toAdmin('log', { target: person.id })} className="link inline-block self-start py-1 text-14">
          {t('people.history')}
        </Link>
      )}
    </div>
  )
}

function LockFacts({ lock }: { readonly lock: NonNullable<Person['lock']> }) {
  const { t, language } = useTranslation()
  // The lock ends at midnight: its last day is the one before.
  const lastDay = lock.until && dayOf(new Date(Date.parse(lock.until) - 1), 'Europe/Berlin')
  return (
    <Facts>
      <Fact name={t('people.lockReason')}>{lock.reason}</Fact>
      <Fact name={t('people.lockedSince')}>
        <Moment at={lock.since} />
      </Fact>
      <Fact name={t('people.lockedUntil')}>{lastDay ? formatDate(lastDay, language) : t('people.lockedOpen')}</Fact>
    </Facts>
  )
}

function AccountFacts({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const { hasPassword, hasGoogle, confirmedAt, pendingEmail, language, since, tickets, reports, id } = person
  const signIn = hasPassword && hasGoogle ? 'both' : hasGoogle ? 'google' : hasPassword ? 'password' : 'none'
  return (
    <Facts>
      <Fact name={t('people.number')}>{id}</Fact>
      <Fact name={t('people.since')}>
        <Moment at={since} />
      </Fact>
      <Fact name={t('people.confirmed')}>{confirmedAt ? <Moment at={confirmedAt} /> : t('people.notConfirmed')}</Fact>
      {pendingEmail && <Fact name={t('people.pending')}>{pendingEmail}</Fact>}
      <Fact name={t('people.signIn')}>{t(`people.signIn-${signIn}`)}</Fact>
      <Fact name={t('people.language')}>{t(`people.language-${language}`)}</Fact>
      <Fact name={t('people.tickets')}>{tickets}</Fact>
      <Fact name={t('people.reports')}>{reports}</Fact>
    </Facts>
  )
}

function Brands({ brands }: Pick<Person, 'brands'>) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-1 font-[700]">{t('people.brands')}</h3>
      {brands.length === 0 && <p className="text-14 text-muted">{t('people.noBrands')}</p>}
      {brands.length > 0 && (
        <Facts>
          {brands.map(({ id, name, role, isOwner, isOwnedAlone }) => (
            <Fact key={id} name={name}>
              {t(isOwnedAlone ? 'people.ownedAlone' : isOwner ? 'people.owner' : `people.member-${role}`)}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  )
}
