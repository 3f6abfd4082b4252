import type { ReactNode } from 'react'
import type { Background } from '#contract/support-background.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Moment } from '#web/ui/marks/moment.tsx'

export function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-[700] [overflow-wrap:anywhere]">{title}</h3>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">{children}</dl>
    </section>
  )
}

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
)

/** Who asks, and what became of mails to them. */
export function PersonFacts({ person, bounce, mails }: Pick<Background, 'person' | 'bounce' | 'mails'>) {
  const { t } = useTranslation()
  return (
    <Facts title={person?.username ?? t('support.formerMember')}>
      {person && (
        <>
          <Fact name={t('tickets.email')}>
            {person.email}
            {!person.isVerified && ` (${t('tickets.notVerified')})`}
          </Fact>
          <Fact name={t('tickets.memberSince')}>
            <Moment at={person.since} />
          </Fact>
          <Fact name={t('tickets.language')}>{person.language.toUpperCase()}</Fact>
        </>
      )}
      {bounce && (
        <Fact name={t('tickets.bounce')}>
          {bounce.reason} · <Moment at={bounce.since} />
        </Fact>
      )}
      <Fact name={t('tickets.mails')}>
        {mails.length === 0
          ? t('tickets.noMails')
          : mails.map(({ kind, state, createdAt }) => (
              <span key={`${kind} ${createdAt}`} className="block">
                {kind}: {t(`tickets.mail-${state}`)} · <Moment at={createdAt} />
              </span>
            ))}
      </Fact>
    </Facts>
  )
}

/** A brand of theirs: plan, balance, and what was wrong with its last import. */
export function BrandFacts({ brand }: { readonly brand: Background['brands'][number] }) {
  const { t, language } = useTranslation()
  const { name, status, plan, balanceCents, lastImport } = brand
  return (
    <Facts title={name}>
      <Fact name={t('tickets.brandStatus')}>{status}</Fact>
      <Fact name={t('tickets.plan')}>{plan}</Fact>
      <Fact name={t('tickets.balance')}>
        {balanceCents === null ? t('tickets.balanceHidden') : formatPrice(balanceCents / 100, language)}
      </Fact>
      <Fact name={t('tickets.lastImport')}>
        {lastImport === null ? (
          t('tickets.noImport')
        ) : (
          <>
            {lastImport.fileName}: {t('tickets.importErrors', { rows: lastImport.rows, failed: lastImport.failed })} ·{' '}
            <Moment at={lastImport.createdAt} />
            {lastImport.errors.length > 0 && (
              <ul className="mt-1 list-disc pl-4 text-muted">
                {lastImport.errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </Fact>
    </Facts>
  )
}
