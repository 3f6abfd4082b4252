import { Wordmark } from '../marks/wordmark.tsx'

/** Spec §2: the product's name while the session loads. */
export function Splash() {
  return (
    <div role="status" className="fixed inset-0 flex items-center justify-center bg-paper">
      <p>
        <Wordmark className="text-[min(2.5rem,9vw)]! [&_svg]:size-[1.4em]!" />
      </p>
    </div>
  )
}
