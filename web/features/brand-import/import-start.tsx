import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { go } from '#web/ui/page/navigation.ts'
import { FeedStart } from './feeds/feed-start.tsx'
import { ImportList } from './import-list.tsx'
import { packFiles } from './pack-files.ts'
import { ProgressBar } from './progress-bar.tsx'
import { StepList } from './step-list.tsx'
import { useImportsChanged } from './use-imports.ts'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xml,.json,.zip,.jpg,.jpeg,.png,.webp,.avif'
const NAME_LENGTH = 200

/** Step 1: a file from the shop, or several as one import, and what was imported before. */
export function ImportStart() {
  const { t } = useTranslation()
  const changed = useImportsChanged()
  const [share, setShare] = useState<number | null>(null)
  const take = async (files: readonly File[]) => {
    const [first, ...others] = files
    if (!first || share !== null) return
    setShare(0)
    try {
      const file = others.length === 0 ? first : await packFiles(files)
      const name = others.length === 0 ? first.name : t('imports.several', { name: first.name, count: others.length })
      const query = { name: name.slice(-NAME_LENGTH) }
      const { id } = await upload('POST /api/brand/imports', { query, file, onProgress: setShare })
      go(to(PATHS.importedFile, { importId: id }))
    } catch (error) {
      showFailure(error, t, t('imports.uploadFailed'))
    } finally {
      setShare(null)
      changed()
    }
  }
  return (
    <div className="flex flex-col gap-8">
      <div>
        <StepList current="file" />
        <DropArea share={share} onFiles={(files) => void take(files)} />
        <Templates />
      </div>
      <FeedStart />
      <ImportList />
    </div>
  )
}

interface DropAreaProps {
  /** Share of the file that was sent; null: none is under way. */
  readonly share: number | null
  readonly onFiles: (files: readonly File[]) => void
}

/** What an import takes, as people read it. */
const LIMITS = {
  table: IMPORT_LIMITS.tableBytes / 1_000_000,
  archive: IMPORT_LIMITS.archiveBytes / 1_000_000,
  products: IMPORT_LIMITS.products,
}

function DropArea({ share, onFiles }: DropAreaProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a target for files only; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-5 py-10 text-center',
        isOver ? 'border-ink bg-surface' : 'border-edge',
      )}
    >
      <FileUp aria-hidden size={36} />
      <h2 className="text-18 font-[700]">{t('imports.drop')}</h2>
      <p className="max-w-[60ch] text-14 text-muted">{t('imports.dropText', LIMITS)}</p>
      <p className="max-w-[60ch] text-14 text-muted">{t('imports.dropFormats')}</p>
      <Button tone="volt" busy={share !== null} onClick={() => input.current?.click()}>
        {t('imports.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {share !== null && <ProgressBar label={t('imports.uploading')} done={Math.round(share * 100)} total={100} />}
      <LiveRegion text={share === null ? '' : t('imports.uploading')} />
    </div>
  )
}

function Templates() {
  const { t } = useTranslation()
  const download = (language: 'de' | 'en') =>
    downloadOfBrand(`/api/brand/imports/template?language=${language}`, `dropdeck-${language}.csv`).catch(
      (error: unknown) => showFailure(error, t, t('imports.actionFailed')),
    )
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-14">
      <span className="text-muted">{t('imports.template')}</span>
      <Button tone="outline" size="s" onClick={() => void download('de')}>
        {t('imports.templateDe')}
      </Button>
      <Button tone="outline" size="s" onClick={() => void download('en')}>
        {t('imports.templateEn')}
      </Button>
    </div>
  )
}
