/** What is used of Stripe's script, which may only be loaded from Stripe (Trust S73). */
export interface StripeElements {
  create(type: 'payment', options: object): StripeElement
  submit(): Promise<{ readonly error?: StripeError }>
  update(options: object): void
}
interface StripeElement {
  mount(place: HTMLElement): void
  unmount(): void
  on(event: 'ready' | 'loaderror', then: () => void): void
}
interface StripeError {
  readonly message?: string
  readonly code?: string
  readonly decline_code?: string
  readonly type?: string
}
interface Confirming {
  readonly elements: StripeElements
  readonly clientSecret: string
  readonly confirmParams: { readonly return_url: string }
  readonly redirect: 'if_required'
}
export interface StripeScript {
  elements(options: object): StripeElements
  confirmPayment(order: Confirming): Promise<{ readonly error?: StripeError }>
  confirmSetup(setup: Confirming): Promise<{ readonly error?: StripeError }>
}
type Open = (key: string, options: { readonly locale: string }) => StripeScript

/** Without its signals against fraud, which follow people through all pages. */
const ADDRESS = 'https://js.stripe.com/v3/?advancedFraudSignals=false'

let loading: Promise<Open> | null = null

/** Loads Stripe's script; only in the document of the checkout, whose policy admits it (Decision 136). */
export async function loadStripe(key: string, locale: string): Promise<StripeScript> {
  loading ??= new Promise<Open>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.onload = () => {
      const open: unknown = Reflect.get(globalThis, 'Stripe')
      if (typeof open === 'function') resolve(open as unknown as Open)
      else reject(new Error('Stripe’s script defines no Stripe'))
    }
    script.onerror = () => reject(new Error('Stripe’s script did not load'))
    document.head.append(script)
  })
  // Another attempt loads it anew.
  loading.catch(() => {
    loading = null
  })
  return (await loading)(key, { locale })
}
