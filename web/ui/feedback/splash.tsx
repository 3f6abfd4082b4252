import { PRODUCT } from '#web/product.ts'

/** Spec §2: the product's name while the session loads. */
export function Splash() {
  return (
    <div role="status" className="fixed inset-0 flex items-center justify-center bg-paper">
      <p className="headline text-40 uppercase">{PRODUCT.name}</p>
    </div>
  )
}
