import type { ComponentProps } from 'react'
import { loadWords } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { PassReasons } from './pass-reasons.tsx'

const passReasons = lazyPart(async () => {
  const [{ PassReasons }] = await Promise.all([import('./pass-reasons.tsx'), loadWords('passes')])
  return PassReasons
})

interface LazyPassReasonsProps extends Omit<ComponentProps<typeof PassReasons>, 'product'> {
  /** The product passed just now; null: none, or no question about it. */
  readonly passed: { readonly id: string; readonly name: string } | null
}

/** The question in the space between the deck and its buttons. Its code is loaded on demand. */
export function LazyPassReasons({ passed, ...props }: LazyPassReasonsProps) {
  const Reasons = useLazyPart(passReasons, passed !== null)
  return (
    <div className="relative z-5 low:w-34 low:shrink-0 low:self-center">
      <div className="absolute inset-x-0 top-5.5 mx-auto w-fit max-w-full low:static">
        {Reasons && passed && <Reasons key={passed.id} product={passed.name} {...props} />}
      </div>
    </div>
  )
}
