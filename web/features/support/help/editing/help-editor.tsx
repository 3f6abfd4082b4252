import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { HELP_GROUPS } from '#contract/help.limits.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { ArticlePanel } from './article-panel.tsx'
import { type EditedArticle, useHelp } from './use-help.ts'

const NEW = 'new'

const emptyArticle = (): EditedArticle => {
  const words = { title: '', words: '', text: '' }
  // Letters first: the server takes no id that begins with a digit.
  return {
    id: `a-${crypto.randomUUID()}`,
    group: 'app',
    place: 1000,
    isPublished: false,
    de: words,
    en: words,
    version: 0,
    isOwn: false,
  }
}

/** Product 14: the articles of the help, which staff change without a release. */
export function HelpEditor() {
  const { t, language } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { data, isError, refetch } = useHelp()
  const [fresh, setFresh] = useState(emptyArticle)
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'help', id: opened }))
  const close = () => {
    setFresh(emptyArticle())
    show()
  }
  if (!data) {
    return isError ? (
      <RetryRow text={t('helpdesk.failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const opened = id === NEW && mayWrite ? fresh : data.find((article) => article.id === id)
  return (
    <div className="max-w-3xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-14 text-muted">{t('helpdesk.intro')}</p>
        {mayWrite && (
          <Button onClick={() => show(NEW)}>
            <FilePlus aria-hidden size={18} />
            {t('helpdesk.add')}
          </Button>
        )}
      </div>
      {HELP_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`help-${group}`} className="mb-7">
          <h2 id={`help-${group}`} className="mb-2 text-16 font-[700]">
            {t(`support.group-${group}`)}
          </h2>
          <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
            {data
              .filter((article) => article.group === group)
              .map((article) => (
                <li key={article.id}>
                  <button
                    type="button"
                    onClick={() => show(article.id)}
                    className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
                  >
                    <span className="min-w-0 flex-1 basis-48 font-[600] [overflow-wrap:anywhere]">
                      {article[language].title}
                    </span>
                    <Marks article={article} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Sheet
        open={opened !== undefined}
        onClose={close}
        side="right"
        title={t(id === NEW ? 'helpdesk.add' : 'helpdesk.article')}
      >
        {opened && (
          <ArticlePanel
            key={`${opened.id} ${opened.version}`}
            article={opened}
            all={data}
            mayWrite={mayWrite}
            onDone={close}
          />
        )}
      </Sheet>
    </div>
  )
}

function Marks({ article: { isPublished, isOwn, version } }: { readonly article: EditedArticle }) {
  const { t } = useTranslation()
  return (
    <>
      {!isPublished && (
        <Badge tone="signal" className="whitespace-normal!">
          {t('helpdesk.unpublished')}
        </Badge>
      )}
      {version > 0 && <Badge className="whitespace-normal!">{t(isOwn ? 'helpdesk.changed' : 'helpdesk.ours')}</Badge>}
    </>
  )
}
