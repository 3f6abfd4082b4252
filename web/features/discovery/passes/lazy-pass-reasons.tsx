import type { ComponentProps } from 'react'
import { loadWords } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import type { PassReasons } from './pass-reasons.tsx'

const passReasons = lazyPart(async () => {
  const [{ PassReasons }] = await Promise.all([import('./pass-reasons.tsx'), loadWords('passes')])
  return PassReasons
})

interface LazyPassReasonsProps extends Omit<ComponentProps<typeof PassReasons>, 'product'> {
  /** What was passed just now; null: nothing, or nothing that may be asked about. */
  readonly passed: { readonly id: string; readonly name: string } | null
}

/** Stands between the deck and its buttons and takes no room of its own; the first cards do not carry its code. */
export function LazyPassReasons({ passed, ...props }: LazyPassReasonsProps) {
  const Reasons = useLazyPart(passReasons, passed !== null)
  return (
    <div className="relative z-5">
      <div className="absolute inset-x-0 top-0.5 mx-auto w-fit max-w-full">
        {Reasons && passed && <Reasons key={passed.id} product={passed.name} {...props} />}
      </div>
    </div>
  )
}
