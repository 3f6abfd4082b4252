import { type FormEvent, useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { documentFile, newestVersion } from '#contract/legal-documents.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import type { OwnSubscription } from '#web/api/subscription.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDay } from './plan-state.tsx'

interface OrderDialogProps {
  readonly offer: OwnSubscription['offers'][number]
  readonly onClose: () => void
}

/** What is ordered, how it renews and how it ends (Trust L15); the checkout shows the sums with VAT and takes the order. */
export function OrderDialog({ offer, onClose }: OrderDialogProps) {
  const { t, language } = useTranslation()
  const user = useSession()
  const [billingEmail, setEmail] = useState(user?.email ?? '')
  const [orderReference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const label = PLAN_LABELS[offer.plan]
  const order = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      const credit = { kind: 'plan', name: offer.plan, interval: offer.interval } as const
      const body = { credit, billingEmail: billingEmail.trim(), orderReference: orderReference.trim(), savesCard: true }
      const { id } = await call('POST /api/checkout', { idempotencyKey: key, body })
      // A document of its own, with the policy that admits the form of the payment provider (Decision 136).
      location.assign(`${PATHS.checkout}?order=${id}`)
    } catch (error) {
      setFailure(shownMessage(error, t, t('plans.orderFailed')))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('plans.orderTitle', { plan: label })}>
      <Facts offer={offer} />
      <form className="mt-5 grid gap-4" onSubmit={(event) => void order(event)} noValidate>
        <TextField
          label={t('plans.billingEmail')}
          type="email"
          autoComplete="email"
          value={billingEmail}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t('plans.orderReference')}
          maxLength={60}
          value={orderReference}
          onChange={(event) => setReference(event.target.value)}
        />
        <p className="text-14 text-muted">
          <a className="link" href={documentFile('brand-terms', newestVersion('brand-terms').version, language)}>
            {t('plans.terms')}
          </a>
        </p>
        <FormError text={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('plans.toCheckout')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Facts({ offer }: { readonly offer: OwnSubscription['offers'][number] }) {
  const { t, language } = useTranslation()
  const day = useDay()
  const price = (cents: number) => formatPrice(cents / 100, language)
  const facts = [
    [t('plans.factNow'), t('plans.netPrice', { price: price(offer.nowCents) })],
    [t('plans.factUntil'), offer.until === null ? '' : day(offer.until)],
    [
      t('plans.factRenews'),
      t(offer.interval === 'month' ? 'plans.renewsMonth' : 'plans.renewsYear', { price: price(offer.priceCents) }),
    ],
    [t('plans.factCancel'), t('plans.cancelAnyTime')],
  ] as const
  return (
    <dl className="mt-4 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
