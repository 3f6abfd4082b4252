import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from './section.tsx'
import type { StaffBrand } from './use-staff-brands.ts'

interface RecordsProps {
  readonly brand: StaffBrand
}

/** Who works for the brand, what it claims and says about its company, and what it imported. */
export function BrandRecords({ brand }: RecordsProps) {
  return (
    <>
      <Members brand={brand} />
      <Domains brand={brand} />
      <Imprint brand={brand} />
      <Imports brand={brand} />
    </>
  )
}

const None = ({ text }: { readonly text: string }) => (
  <p className="border-y border-line py-3 text-14 text-muted">{text}</p>
)
const LINES = 'divide-y divide-line border-y border-line text-14'
const LINE = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5'
const NAME = 'min-w-0 flex-1 basis-40 font-[600] [overflow-wrap:anywhere]'

function Members({ brand: { members } }: RecordsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffbrands.members')}>
      {members.length === 0 ? (
        <None text={t('staffbrands.membersNone')} />
      ) : (
        <ul className={LINES}>
          {members.map(({ username, role, isOwner, since }) => (
            <li key={username} className={LINE}>
              <span className={NAME}>{username}</span>
              <span>{t(`staffbrands.role-${isOwner ? 'owner' : role}`)}</span>
              <span className="tabular text-muted">
                {t('staffbrands.since')} <Moment at={since} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Domains({ brand: { domains } }: RecordsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffbrands.domains')}>
      {domains.length === 0 ? (
        <None text={t('staffbrands.domainsNone')} />
      ) : (
        <ul className={LINES}>
          {domains.map(({ id, domain, method, provenAt, isDisputed }) => (
            <li key={id} className={LINE}>
              <span className={NAME}>{domain}</span>
              {isDisputed ? (
                <Link href={toAdmin('review', { type: 'domain', id })} className="link inline-block py-1">
                  {t('staffbrands.disputed')}
                </Link>
              ) : provenAt && method ? (
                <span className="text-muted">
                  {t(`staffbrands.method-${method}`)}, <Moment at={provenAt} className="tabular" />
                </span>
              ) : (
                <span className="text-muted">{t('staffbrands.unproven')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const IMPRINT_FIELDS = ['representative', 'contact', 'phone', 'register'] as const

function Imprint({ brand: { imprint } }: RecordsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffbrands.imprint')}>
      {imprint === null ? (
        <None text={t('staffbrands.imprintNone')} />
      ) : (
        <Facts>
          <Fact name={t('staffbrands.company')}>{imprint.company}</Fact>
          <Fact name={t('staffbrands.address')}>
            {[imprint.street, imprint.city, imprint.country].filter(Boolean).join(', ')}
          </Fact>
          {IMPRINT_FIELDS.map((field) => {
            const value = imprint[field]
            return value ? (
              <Fact key={field} name={t(`staffbrands.${field}`)}>
                {value}
              </Fact>
            ) : null
          })}
          {imprint.vatId && (
            <Fact name={t('staffbrands.vatId')}>
              {imprint.vatId} · {t(`staffbrands.vat-${imprint.vatCheck ?? 'unchecked'}`)}
            </Fact>
          )}
        </Facts>
      )}
    </Section>
  )
}

function Imports({ brand: { imports } }: RecordsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffbrands.imports')}>
      {imports.length === 0 ? (
        <None text={t('staffbrands.importsNone')} />
      ) : (
        <ul className={LINES}>
          {imports.map(({ id, fileName, state, total, done, createdAt }) => (
            <li key={id} className={LINE}>
              <span className={NAME}>{fileName}</span>
              <span>{t(`imports.state-${state}`)}</span>
              <span className="tabular text-muted">
                {t('staffbrands.importDone', { done, total })} · <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
