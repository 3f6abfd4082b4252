import { BadgeCheck, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { GROUNDS } from '#contract/moderation.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { hintLabel, stateLabel } from './field-labels.ts'
import type { Item } from './use-review.ts'

/** What helps to decide: domain, hints, lookalikes, reports, earlier decisions. */
export function ItemSide({ item }: { readonly item: Item }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('review.side')} className="flex flex-col gap-6 text-14">
      <Block title={t('review.domains')}>
        <Domains domains={item.domains} />
      </Block>
      {item.vat && <VatCheck vat={item.vat} />}
      <Block title={t('review.trust', { level: item.trustLevel })}>
        {item.hints.length > 0 && (
          <ul className="list-disc pl-5">
            {item.hints.map((hint) => (
              <li key={hint}>{hintLabel(hint, t)}</li>
            ))}
          </ul>
        )}
      </Block>
      {item.notices.length > 0 && (
        <Block title={t('review.reports')}>
          <Reports notices={item.notices} />
        </Block>
      )}
      {item.similarNames.length > 0 && (
        <Block title={t('review.similarNames')}>
          <ul>
            {item.similarNames.map(({ id, name, status }) => (
              <li key={id}>
                <Link href={toAdmin('review', { type: 'brand', id })} className="link">
                  {name}
                </Link>{' '}
                <span className="text-muted">{stateLabel(status, t)}</span>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {item.similarPictures.length > 0 && (
        <Block title={t('review.similarPictures')}>
          <ul className="grid grid-cols-3 gap-2">
            {item.similarPictures.map(({ id, name, brand, picture }) => (
              <li key={id}>
                <Link href={toAdmin('review', { type: 'product', id })} className="block">
                  <span className="block aspect-4/5 overflow-hidden rounded-control">
                    <Picture source={picture} sizes="7rem" lazy />
                  </span>
                  <span className="mt-1 block text-12 text-muted [overflow-wrap:anywhere]">
                    {name}, {brand}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      <Block title={t('review.decisions')}>
        <Decisions decisions={item.decisions} />
      </Block>
    </aside>
  )
}

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="mb-1.5 font-[700]">{title}</h3>
    {children}
  </section>
)

function VatCheck({ vat: { id, result, checkedAt } }: { readonly vat: NonNullable<Item['vat']> }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const Icon = result === 'confirmed' ? BadgeCheck : CircleAlert
  return (
    <Block title={t('review.field-vatId')}>
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {id}{' '}
          <span className="text-muted">
            {t(`review.vat-${result ?? 'pending'}`)}
            {result && checkedAt && `, ${moment(checkedAt)}`}
          </span>
        </span>
      </p>
    </Block>
  )
}

function Domains({ domains }: Pick<Item, 'domains'>) {
  const { t } = useTranslation()
  if (domains.length === 0) return <p className="text-muted">{t('review.noDomain')}</p>
  return (
    <ul>
      {domains.map(({ domain, provenAt, isDisputed }) => {
        const isProven = provenAt !== null && !isDisputed
        const Icon = isProven ? BadgeCheck : CircleAlert
        return (
          <li key={domain} className="flex items-start gap-2">
            <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {domain}{' '}
              <span className="text-muted">
                {t(isDisputed ? 'review.disputed' : isProven ? 'review.proven' : 'review.notProven')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Reports({ notices }: Pick<Item, 'notices'>) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <ul className="flex flex-col gap-3">
      {notices.map(({ reference, reason, explanation, createdAt }) => (
        <li key={reference} className="rounded-control border border-signal p-3">
          <strong className="font-[650]">{t(`contact.reason-${reason}`)}</strong>
          <span className="block text-12 text-muted">
            {reference}, {moment(createdAt)}
          </span>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{explanation}</p>
        </li>
      ))}
    </ul>
  )
}

function Decisions({ decisions }: Pick<Item, 'decisions'>) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  if (decisions.length === 0) return <p className="text-muted">{t('review.noDecisions')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {decisions.map(
        ({ id, type, reference, name, decision, ground, facts, note, isAutomated, by, decidedAt, isReversed }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            <strong className="font-[650]">
              {t(type === 'account' && decision === 'request_changes' ? 'review.warned' : `review.done-${decision}`)}
            </strong>
            : {name}
            {isReversed && <span className="text-muted"> ({t('review.reversed')})</span>}
            <span className="block text-12 text-muted">
              {reference}, {moment(decidedAt)}, {isAutomated ? t('review.automated') : (by ?? '–')}
            </span>
            {ground && <span className="block">{GROUNDS[ground].title[language]}</span>}
            {facts && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{facts}</p>}
            {note && <p className="text-muted italic [overflow-wrap:anywhere]">{note}</p>}
          </li>
        ),
      )}
    </ul>
  )
}
