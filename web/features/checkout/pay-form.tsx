import { useRef, useState } from 'react'
import type { Order, Purchase } from '#contract/billing.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Fields, useForm } from '#web/ui/forms/use-form.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { BankDialog } from './bank-dialog.tsx'
import type { OfferedCard, Payer } from './payer.ts'
import { StripeForm } from './stripe-form.tsx'
import { type Ordered, Summary } from './summary.tsx'
import { TestCards } from './test-cards.tsx'
import { waitForOrder } from './use-order.ts'

/** A sentence for the buyer, who can try again. */
class NotPaid extends Error {}

interface PayFormProps {
  readonly ordered: Ordered
  /** Null: a payment that is already ordered. */
  readonly credit: Order['credit'] | null
  readonly placed: Purchase | null
  readonly publishableKey: string | null
  readonly isTest: boolean
  /** What the bank said before the page was opened. */
  readonly failure: string | null
  readonly onChangeAddress?: (() => void) | undefined
  /** It is decided; null: the server has not heard of the payment in time. */
  readonly onEnd: (id: string, order: Purchase | null) => void
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Summary, payment and the one button that orders and pays. */
export function PayForm(props: PayFormProps) {
  const { t, language } = useTranslation()
  const { ordered, placed, publishableKey, isTest } = props
  const payer = useRef<Payer>(null)
  // Its card pays the next periods.
  const isPlan = props.credit?.kind === 'plan'
  const [savesCard, setSavesCard] = useState(placed?.savesCard ?? isPlan)
  const pay = usePayment(props, savesCard)
  const { form, isBusy, error, errorOf, showError } = useForm({
    check: ({ email }) =>
      placed || MAIL.test(email ?? '') ? null : { field: 'email', key: 'checkout.emailWrong' as const },
    send: (fields) => pay.send(fields, payer.current),
    failure: (failed) =>
      failed instanceof NotPaid ? failed.message : shownMessage(failed, t, t('checkout.payFailed')),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <form {...form} className="flex min-w-0 flex-col gap-6 max-lg:order-2">
        {placed ? (
          <p className="text-14 text-muted">
            {t('checkout.emailOf', { email: placed.buyer.email })}
            {placed.orderReference && ` · ${t('checkout.referenceOf', { reference: placed.orderReference })}`}
          </p>
        ) : (
          <BuyerFields email={ordered.buyer.email} isTest={isTest} errorOf={errorOf} />
        )}
        {publishableKey === null ? (
          <TestCards payer={payer} onPay={pay.byTestCard} />
        ) : (
          <StripeForm
            payer={payer}
            publishableKey={publishableKey}
            grossCents={ordered.grossCents}
            savesCard={savesCard}
          />
        )}
        {placed || isPlan ? (
          savesCard && <p className="text-14 text-muted">{t('checkout.savesCardOn')}</p>
        ) : (
          <Checkbox label={t('checkout.savesCard')} checked={savesCard} onChange={setSavesCard} />
        )}
        <FormError text={error ?? (isBusy ? null : props.failure)} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="volt" size="l" busy={isBusy} className="max-sm:w-full">
            {isBusy ? t('checkout.paying') : t('checkout.pay')}
          </Button>
          <p className="text-14 text-muted">
            {t('checkout.payAmount', { amount: formatCents(ordered.grossCents, language) })}
          </p>
        </div>
      </form>
      <div className="max-lg:order-1">
        <Summary ordered={ordered} onChangeAddress={props.onChangeAddress} />
      </div>
      <BankDialog
        open={pay.isAsked}
        onAnswer={(isApproved) =>
          pay
            .answer(isApproved)
            .catch((failed: unknown) =>
              showError(failed instanceof NotPaid ? failed.message : shownMessage(failed, t, t('checkout.payFailed'))),
            )
        }
      />
    </div>
  )
}

interface BuyerFieldsProps {
  readonly email: string
  readonly isTest: boolean
  readonly errorOf: (name: string) => string | undefined
}

function BuyerFields({ email, isTest, errorOf }: BuyerFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('checkout.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        error={errorOf('email')}
        {...(isTest && { hint: t('checkout.emailHint') })}
      />
      <TextField
        label={t('checkout.reference')}
        name="reference"
        maxLength={60}
        autoComplete="off"
        hint={t('checkout.referenceHint')}
      />
    </>
  )
}

/** Orders and pays; the same input is the same order, however often the button is pressed. */
function usePayment({ credit, placed, publishableKey, onEnd }: PayFormProps, savesCard: boolean) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const current = useRef({ id: placed?.id ?? '', key: '', written: '' })
  const wait = async (id: string) => {
    const isTest = publishableKey === null
    const found = await waitForOrder(id, isTest)
    if (found?.payment?.asksBank) return setAsked(true)
    if (isTest && found?.payment && found.failure !== null) throw new NotPaid(t(`checkout.failure-${found.failure}`))
    onEnd(id, found)
  }
  const place = async ({ email = '', reference = '' }: Fields): Promise<Purchase> => {
    if (placed || !credit) return call('GET /api/checkout/{id}', { params: { id: current.current.id } })
    const body: Order = { credit, billingEmail: email.trim(), orderReference: reference.trim(), savesCard }
    const written = JSON.stringify(body)
    if (written !== current.current.written) current.current = { id: '', key: crypto.randomUUID(), written }
    const order = await call('POST /api/checkout', { body, idempotencyKey: current.current.key })
    current.current.id = order.id
    // Reloading and coming back show this order, and place no other one.
    replaceQuery(`order=${order.id}`)
    return order
  }
  return {
    isAsked,
    send: async (fields: Fields, payer: Payer | null) => {
      if (!payer) return
      const missing = await payer.check()
      if (missing !== null) throw new NotPaid(missing)
      const order = await place(fields)
      if (!order.payment) return onEnd(order.id, order)
      const { failure } = await payer.confirm({ id: order.id, clientSecret: order.payment.clientSecret })
      if (failure !== null) throw new NotPaid(failure)
      await wait(order.id)
    },
    byTestCard: async (id: string, number: OfferedCard) => {
      await call('POST /api/checkout/{id}/test-card', { params: { id }, body: { number } })
      return null
    },
    answer: async (isApproved: boolean) => {
      const { id } = current.current
      setAsked(false)
      await call('POST /api/checkout/{id}/test-bank', { params: { id }, body: { isApproved } })
      await wait(id)
    },
  }
}
