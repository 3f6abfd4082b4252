import { ImageIcon, RotateCw, X } from 'lucide-react'
import type { UploadItem } from '#web/api/upload-queue.ts'
import { uploads } from '#web/api/uploads.ts'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** One file on its way: how far it is, or why it did not arrive. */
export function UploadRow({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation()
  const { id, name, preview, state, error } = item
  const hasEnded = state === 'failed' || state === 'lost'
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 pl-3 last:border-0">
      <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-control bg-line text-muted">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden size={20} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <Link
          href={to(PATHS.editProduct, { productId: item.productId })}
          className="block truncate text-14 font-[550] hover:underline"
        >
          {name}
        </Link>
        {hasEnded ? (
          <p role="alert" className="text-12 text-signal-text">
            {state === 'lost' ? t('workspace.uploadLost') : error}
          </p>
        ) : (
          <Progress item={item} />
        )}
      </div>
      <div className="flex shrink-0">
        {state === 'failed' && item.isRetryable && (
          <IconButton
            size={44}
            label={t('workspace.uploadRetry', { name })}
            icon={<RotateCw aria-hidden size={18} />}
            onClick={() => uploads.retry(id)}
          />
        )}
        <IconButton
          size={44}
          label={hasEnded ? t('workspace.uploadDismiss', { name }) : t('workspace.uploadCancel', { name })}
          icon={<X aria-hidden size={18} />}
          onClick={() => uploads.drop(id)}
        />
      </div>
    </li>
  )
}

function Progress({ item: { name, state, sent } }: { readonly item: UploadItem }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const percent = Math.round(sent * 100)
  const words =
    state === 'waiting'
      ? t(isOnline ? 'workspace.uploadWaiting' : 'workspace.uploadOffline')
      : sent < 1
        ? t('workspace.uploadSending', { percent })
        : t('workspace.uploadChecking')
  return (
    <div className="mt-1 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('workspace.uploadProgress', { name })}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-pill bg-line"
      >
        <div className="h-full origin-left bg-ink" style={{ transform: `scaleX(${sent})` }} />
      </div>
      <span className="tabular shrink-0 text-right text-12 text-muted">{words}</span>
    </div>
  )
}
