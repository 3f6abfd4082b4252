import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { CheckoutLink } from '#web/ui/buttons/checkout-link.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { CARD_KEY, useSavedCard } from './use-credits.ts'

/** The card for later payments. It is changed at the checkout, where the payment provider's form may run (Decision 136). */
export function SavedCard() {
  const { t } = useTranslation()
  const { data } = useSavedCard()
  if (!data || isNativeShell()) return null
  const { card } = data
  const month = card && `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`
  return (
    <section aria-labelledby="saved-card" className="border-t border-line pt-3">
      <h2 id="saved-card" className="text-18 font-[700]">
        {t('credits.card')}
      </h2>
      <p className="mt-1 mb-3 text-muted">
        {card ? (
          <>
            <span className="tabular font-[600] text-ink">
              <span className="capitalize">{card.brand}</span> •••• {card.last4}
            </span>
            {` · ${t('credits.cardUntil', { month: month ?? '' })}`}
          </>
        ) : (
          t('credits.cardNone')
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <CheckoutLink query={{ card: 'change' }} className={buttonLook('outline', 's')}>
          {t(card ? 'credits.cardChange' : 'credits.cardAdd')}
        </CheckoutLink>
        {card && <ForgetCard last4={card.last4} />}
      </div>
    </section>
  )
}

function ForgetCard({ last4 }: { readonly last4: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const forget = async () => {
    setBusy(true)
    try {
      client.setQueryData(CARD_KEY, await call('DELETE /api/brand/payment-method'))
    } catch (error) {
      showFailure(error, t, t('credits.cardFailed'))
    }
    setBusy(false)
    setAsked(false)
  }
  return (
    <>
      <Button tone="ghost" size="s" onClick={() => setAsked(true)}>
        {t('credits.cardRemove')}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('credits.cardRemoveTitle', { last4 })}
        text={t('credits.cardRemoveText')}
        confirmLabel={t('credits.cardRemove')}
        onConfirm={() => void forget()}
        busy={isBusy}
      />
    </>
  )
}
