import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { loadStripe, type StripeElements, type StripeScript } from './load-stripe.ts'
import { type Confirmed, failureOf, type Payer } from './payer.ts'

interface StripeFormProps {
  readonly payer: Ref<Payer>
  readonly publishableKey: string
  /** Null: the card is saved without a payment. */
  readonly grossCents: number | null
  readonly savesCard: boolean
}

interface Form {
  readonly stripe: StripeScript
  readonly elements: StripeElements
}

/** Pays, or saves the card. The bank may ask on a page of its own, which leads back here. */
async function confirmAtStripe({ stripe, elements }: Form, { id, clientSecret }: Confirmed, isSetup: boolean) {
  const query = isSetup ? { card: 'change', setup: id } : { order: id }
  const order = {
    ...{ elements, clientSecret, redirect: 'if_required' as const },
    confirmParams: { return_url: location.origin + to(PATHS.checkout, undefined, query) },
  }
  return (await (isSetup ? stripe.confirmSetup(order) : stripe.confirmPayment(order))).error ?? null
}

function useElements({ publishableKey, grossCents, savesCard }: Omit<StripeFormProps, 'payer'>) {
  const { language } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<Form | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const isSetup = grossCents === null
  const futureUse = savesCard || isSetup ? 'off_session' : null
  const open = useEffectEvent(async (): Promise<(() => void) | null> => {
    const stripe = await loadStripe(publishableKey, language)
    const options = isSetup ? { mode: 'setup' } : { mode: 'payment', amount: grossCents, setupFutureUsage: futureUse }
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const elements = stripe.elements({
      ...{ ...options, currency: 'eur', paymentMethodTypes: ['card'], locale: language },
      appearance: { theme: isDark ? 'night' : 'stripe' },
    })
    if (!place.current) return null
    const element = elements.create('payment', {})
    element.on('ready', () => setState('ready'))
    element.on('loaderror', () => setState('failed'))
    element.mount(place.current)
    form.current = { stripe, elements }
    return () => element.unmount()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry opens it anew
  useEffect(() => {
    let close: (() => void) | null = null
    let isLeft = false
    open().then(
      (opened) => {
        if (isLeft) opened?.()
        else close = opened
      },
      () => isLeft || setState('failed'),
    )
    return () => {
      isLeft = true
      close?.()
    }
  }, [tries])
  useEffect(() => {
    if (state === 'ready' && !isSetup) form.current?.elements.update({ setupFutureUsage: futureUse })
  }, [state, isSetup, futureUse])
  const retry = () => {
    setState('loading')
    setTries(tries + 1)
  }
  return { place, form, state, retry }
}

/** Stripe's Payment Element: the card is entered in a frame of Stripe, and nothing of it comes to us (Trust S73). */
export function StripeForm({ payer, publishableKey, grossCents, savesCard }: StripeFormProps) {
  const { t } = useTranslation()
  const isSetup = grossCents === null
  const { place, form, state, retry } = useElements({ publishableKey, grossCents, savesCard })
  useImperativeHandle(payer, () => ({
    check: async () => {
      if (!form.current || state !== 'ready') return t('checkout.formFailed')
      const { error } = await form.current.elements.submit()
      // The element marks its own fields.
      return error ? (error.message ?? t('checkout.payFailed')) : null
    },
    confirm: async (order) => {
      if (!form.current) return { failure: t('checkout.formFailed') }
      const error = await confirmAtStripe(form.current, order, isSetup)
      if (!error) return { failure: null }
      const failure = failureOf(error)
      return { failure: failure ? t(`checkout.failure-${failure}`) : (error.message ?? t('checkout.payFailed')) }
    },
  }))
  return (
    <div>
      {state === 'loading' && <Skeleton className="h-40" />}
      {state === 'failed' && <RetryRow text={t('checkout.formFailed')} onRetry={retry} />}
      <div ref={place} className={state === 'failed' ? 'hidden' : undefined} />
    </div>
  )
}
