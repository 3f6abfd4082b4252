import { ShopperThread } from '#web/features/chat/shopper-thread.tsx'

/** Product 12: one conversation with a brand or the support. */
export function Page() {
  return (
    <main
      id="content"
      className="mx-auto h-[calc(100dvh-var(--banner-height)-var(--nav-height))] w-full max-w-3xl lg:border-x lg:border-line"
    >
      <ShopperThread />
    </main>
  )
}
