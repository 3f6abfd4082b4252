import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CardSetup } from '#contract/billing.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { BankDialog } from './bank-dialog.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { OfferedCard, Payer } from './payer.ts'
import { StripeForm } from './stripe-form.tsx'
import { TestCards } from './test-cards.tsx'
import { waitForSetup } from './use-order.ts'

class NotSaved extends Error {}

/** The same begun setup for as long as the page is open. */
function useSetup(setupId: string | null) {
  const [key] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['/api/brand/payment-method/setups', setupId ?? key],
    queryFn: ({ signal }) =>
      setupId === null
        ? call('POST /api/brand/payment-method/setups', { idempotencyKey: key, signal })
        : call('GET /api/brand/payment-method/setups/{id}', { params: { id: setupId }, signal }),
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
}

/** Saves a card for later payments, or another one in its place. */
export function ChangeCard({ setupId }: { readonly setupId: string | null }) {
  const { t } = useTranslation()
  const { data: setup, error, refetch } = useSetup(setupId)
  const [isDone, setDone] = useState(false)
  if (error && !setup) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!setup) return <Skeleton className="h-60" />
  if (isDone || setup.state === 'done') {
    return (
      <EmptyState icon={<Check size={36} />} title={t('checkout.cardDoneTitle')} text={t('checkout.cardDoneText')}>
        <a href={PATHS.credits} className={buttonLook('solid')}>
          {t('checkout.toCredits')}
        </a>
      </EmptyState>
    )
  }
  return <CardForm setup={setup} onDone={() => setDone(true)} />
}

function CardForm({ setup, onDone }: { readonly setup: CardSetup; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const payer = useRef<Payer>(null)
  const [isAsked, setAsked] = useState(false)
  const { id, payment } = setup
  const sentence = (failed: unknown) =>
    failed instanceof NotSaved ? failed.message : shownMessage(failed, t, t('checkout.cardFailed'))
  const wait = async () => {
    const found = await waitForSetup(id)
    if (found?.payment?.asksBank) return setAsked(true)
    if (found?.state === 'done') return onDone()
    throw new NotSaved(found?.failure ? t(`checkout.failure-${found.failure}`) : t('checkout.cardFailed'))
  }
  const { form, isBusy, error, showError } = useForm({
    check: () => null,
    send: async () => {
      const missing = await payer.current?.check()
      if (missing || !payment || !payer.current) throw new NotSaved(missing ?? t('checkout.cardFailed'))
      const { failure } = await payer.current.confirm({ id, clientSecret: payment.clientSecret })
      if (failure !== null) throw new NotSaved(failure)
      await wait()
    },
    failure: sentence,
  })
  const answer = async (isApproved: boolean) => {
    setAsked(false)
    await call('POST /api/brand/payment-method/setups/{id}/test-bank', { params: { id }, body: { isApproved } })
    await wait()
  }
  const byTestCard = async (_: string, number: OfferedCard) => {
    await call('POST /api/brand/payment-method/setups/{id}/test-card', { params: { id }, body: { number } })
    return null
  }
  const publishableKey = payment?.publishableKey ?? null
  return (
    <form {...form} className="flex max-w-xl flex-col gap-6">
      <p className="text-muted">{t('checkout.cardText')}</p>
      {publishableKey === null ? (
        <TestCards payer={payer} onPay={byTestCard} />
      ) : (
        <StripeForm payer={payer} publishableKey={publishableKey} grossCents={null} savesCard />
      )}
      <FormError text={error} />
      <Button type="submit" size="l" busy={isBusy} className="self-start max-sm:w-full">
        {t('checkout.cardSave')}
      </Button>
      <BankDialog
        open={isAsked}
        onAnswer={(isApproved) => answer(isApproved).catch((failed: unknown) => showError(sentence(failed)))}
      />
    </form>
  )
}
