import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SiteFacts, useSiteFacts } from '#web/api/site-facts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'

type Operator = SiteFacts['operator']

/** Who is responsible for this installation; missing configuration is marked as missing. */
export function OperatorDetails({ isWhole = false }: { readonly isWhole?: boolean }) {
  const { t } = useTranslation()
  const facts = useSiteFacts()
  if (!facts) return <p role="status">{t('legal.factsLoading')}</p>
  const { operator } = facts
  return (
    <>
      {isWhole && isIncomplete(operator) && <Incomplete />}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <Row label={t('legal.operator')}>{operator.name}</Row>
        <Row label={t('legal.address')}>{address(operator)}</Row>
        <Row label={t('legal.email')}>{mailLink(operator.email)}</Row>
        {isWhole && (
          <>
            <Row label={t('legal.representative')}>{operator.representative}</Row>
            {operator.phone && <Row label={t('legal.phone')}>{phoneLink(operator.phone)}</Row>}
            {operator.register && <Row label={t('legal.register')}>{operator.register}</Row>}
            {operator.vatId && <Row label={t('legal.vatId')}>{operator.vatId}</Row>}
            <Row label={t('legal.editor')}>{operator.editor ?? operator.representative}</Row>
          </>
        )}
      </dl>
    </>
  )
}

const isIncomplete = ({ name, street, city, email, representative }: Operator): boolean =>
  [name, street, city, email, representative].includes(null)

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-3">{label}</dt>
      <dd className="font-[550] whitespace-pre-line">
        {children ?? (
          <Badge tone="signal" className="whitespace-normal!">
            {t('legal.missing')}
          </Badge>
        )}
      </dd>
    </div>
  )
}

function Incomplete() {
  const { t } = useTranslation()
  return (
    <div className="mb-8 flex gap-3 rounded-sheet border-2 border-signal bg-surface p-5">
      <TriangleAlert aria-hidden size={24} className="mt-0.5 shrink-0 text-signal-text" />
      <div>
        <p className="font-[700]">{t('legal.missingTitle')}</p>
        <p>{t('legal.missingText')}</p>
      </div>
    </div>
  )
}

function address({ street, city, country }: Operator): string | null {
  if (street === null || city === null) return null
  return [street, city, country].filter(Boolean).join('\n')
}

const mailLink = (email: string | null): ReactNode =>
  email && (
    <a href={`mailto:${email}`} className="link [overflow-wrap:anywhere]">
      {email}
    </a>
  )

const phoneLink = (phone: string): ReactNode => (
  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
    {phone}
  </a>
)
