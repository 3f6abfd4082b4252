import { ImageIcon, RotateCw, X } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { UploadItem } from './upload-queue.ts'

interface UploadRowProps {
  readonly item: UploadItem
  readonly onRetry: () => void
  readonly onDrop: () => void
}

/** One file on its way: how far it is, or why it failed. */
export function UploadRow({ item, onRetry, onDrop }: UploadRowProps) {
  const { t } = useTranslation()
  const { name, preview, state, sent, error } = item
  const hasFailed = state === 'failed'
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control bg-line text-muted">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden size={20} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-[550]">{name}</p>
        {hasFailed ? (
          <p role="alert" className="text-14 text-signal-text">
            {error}
          </p>
        ) : (
          <Progress name={name} sent={sent} isWaiting={state === 'waiting'} />
        )}
      </div>
      {hasFailed && (
        <IconButton
          size={44}
          label={t('pictures.retry', { name })}
          icon={<RotateCw aria-hidden size={18} />}
          onClick={onRetry}
        />
      )}
      <IconButton
        size={44}
        label={t(hasFailed ? 'pictures.dismiss' : 'pictures.cancel', { name })}
        icon={<X aria-hidden size={18} />}
        onClick={onDrop}
      />
    </li>
  )
}

interface ProgressProps {
  readonly name: string
  readonly sent: number
  readonly isWaiting: boolean
}

function Progress({ name, sent, isWaiting }: ProgressProps) {
  const { t } = useTranslation()
  const percent = Math.round(sent * 100)
  const words = isWaiting
    ? t('pictures.waiting')
    : sent < 1
      ? t('pictures.sending', { percent })
      : t('pictures.checking')
  return (
    <div className="mt-1 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('pictures.progress', { name })}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-pill bg-line"
      >
        <div className="h-full origin-left bg-ink" style={{ transform: `scaleX(${sent})` }} />
      </div>
      <span className="tabular w-24 shrink-0 text-right text-12 text-muted">{words}</span>
    </div>
  )
}
