import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isNotFound } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { Avatar } from './avatar.tsx'
import { UnsentBubble } from './bubble.tsx'
import { NEW_CHAT, SHOPPER_PLACE } from './chat-place.ts'
import { type About, Composer } from './composer.tsx'
import { useAnswering } from './opens-again.ts'
import { useSent, useUnsent } from './outbox.ts'
import { recipientKey } from './stored-chat.ts'
import { BackLink } from './thread-head.tsx'
import { ThreadView } from './thread-view.tsx'
import { useStart } from './use-chat.ts'

/** The conversation that the address names, or the one that begins with the first message to a brand or the support. */
export function ShopperThread() {
  const [path] = useLocation()
  const search = new URLSearchParams(useSearch())
  const id = paramsOf(PATHS.chat, path)?.conversationId ?? NEW_CHAT
  const brandId = search.get('brand')
  const productId = search.get('product')
  const about = useAbout(brandId, productId)
  if (id === NEW_CHAT)
    return <NewThread key={search.toString()} brandId={brandId} productId={productId} about={about} />
  return <ThreadView key={id} place={SHOPPER_PLACE} id={id} {...(about && { about })} />
}

/** The product of the address, until it is left out or was named in a message. */
function useAbout(brandId: string | null, productId: string | null): About | undefined {
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const { data } = useStart(brandId, productId, productId !== null)
  const product = data?.product
  if (!product || product.id === leftOut) return undefined
  return { product, leaveOut: () => setLeftOut(product.id) }
}

interface NewThreadProps {
  readonly brandId: string | null
  readonly productId: string | null
  readonly about: About | undefined
}

function NewThread({ brandId, productId, about }: NewThreadProps) {
  const { t } = useTranslation()
  const to = { brandId }
  const unsent = useUnsent(to)
  const { data, error, refetch } = useStart(brandId, productId)
  const name = brandId === null ? t('chat.support') : (data?.partner.name ?? '')
  usePageName(name)
  const answering = useAnswering(data ?? { opensAt: null, respondsWithinHours: null })
  const known = data?.conversationId ?? null
  const goOn = (id: string) => replaceView(SHOPPER_PLACE.address(id) + (about ? location.search : ''))
  useSent((one, sent) => {
    if (recipientKey(one.to) === recipientKey(to)) replaceView(SHOPPER_PLACE.address(sent.conversationId))
  })
  if (error && !data) {
    if (isNotFound(error))
      return <NothingHere level={1} href={SHOPPER_PLACE.address(null)} label={t('chat.backToList')} />
    return <RetryRow text={shownMessage(error, t, t('chat.threadFailed'))} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton className="h-64" />
  if (known !== null && unsent.length === 0) return <GoOn to={() => goOn(known)} />
  return (
    <section aria-label={t('chat.with', { name })} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-2 py-2">
        <BackLink place={SHOPPER_PLACE} />
        <Avatar partner={data.partner} isSupport={brandId === null} />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-18 leading-tight font-[750]">
            {name}
          </h1>
          {answering && <p className="truncate text-12 text-muted">{answering}</p>}
        </div>
      </header>
      <div className="flex min-h-0 flex-1 flex-col justify-end gap-2 overflow-y-auto px-3 py-4 sm:px-4">
        <p className="mx-auto my-auto max-w-sm px-4 text-center text-balance text-muted">
          {t(brandId === null ? 'chat.firstSupport' : 'chat.firstBrand', { name })}
        </p>
        <ol className="flex flex-col gap-2">
          {unsent.map((one) => (
            <UnsentBubble key={one.id} unsent={one} />
          ))}
        </ol>
      </div>
      <Composer place={SHOPPER_PLACE} to={to} pictureLock="early" {...(about && { about })} />
    </section>
  )
}

/** The conversation was begun before: it is shown in place of the empty one. */
function GoOn({ to }: { readonly to: () => void }) {
  const open = useEffectEvent(to)
  useEffect(() => open(), [])
  return <Skeleton className="h-64" />
}
