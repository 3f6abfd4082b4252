import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { tellAnswer } from '../requests/tell-answer.ts'
import { type PurchaseDetail, usePurchasesRefresh } from './use-purchases.ts'

interface RefundFormProps {
  readonly purchase: PurchaseDetail
  readonly onDone: () => void
}

/** Refunds all of it or a part, gross; credit and invoice follow by themselves. */
export function RefundForm({ purchase: { id, brand, refundableCents }, onDone }: RefundFormProps) {
  const { t, language } = useTranslation()
  const refresh = usePurchasesRefresh()
  const [cents, setCents] = useState<number | null>(refundableCents)
  // The same key for each attempt: a second press refunds nothing more.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const amount = formatCents(cents ?? 0, language)
  const send = async (act: Act) => {
    const answer = await call('POST /api/admin/purchases/{id}/refund', {
      params: { id },
      body: { cents: cents ?? 0, ...act },
      idempotencyKey,
    })
    tellAnswer(answer, t, { done: t('money.refundOrdered', { amount, brand: brand.name }), language })
    await refresh()
    onDone()
  }
  return (
    <section className="rounded-control border border-line p-4">
      <h3 className="mb-3 font-[700]">{t('money.refund')}</h3>
      <ActForm
        verb={t('money.refundNow', { amount })}
        tone="danger"
        hint={t('money.reasonStaff')}
        isIncomplete={cents === null}
        onSend={send}
      >
        {(hasTried) => (
          <PriceField
            label={t('money.refundCents')}
            hint={t('money.refundMost', { amount: formatCents(refundableCents, language) })}
            cents={cents}
            mostCents={refundableCents}
            error={
              hasTried && cents === null
                ? t('money.refundMost', { amount: formatCents(refundableCents, language) })
                : undefined
            }
            onChange={setCents}
          />
        )}
      </ActForm>
    </section>
  )
}
