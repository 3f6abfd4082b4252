/** The text of an article: paragraphs, and steps where lines begin with a hyphen. */
export function ArticleText({ text }: { readonly text: string }) {
  return (
    <div className="flex max-w-[42rem] flex-col gap-3 text-16 leading-7 hyphens-auto">
      {blocksOf(text).map((block) =>
        block.isList ? (
          <ol key={block.lines[0]} className="flex list-decimal flex-col gap-1.5 pl-6 marker:font-[650]">
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        ) : (
          <p key={block.lines[0]}>{block.lines[0]}</p>
        ),
      )}
    </div>
  )
}

interface Block {
  readonly isList: boolean
  readonly lines: string[]
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ')
    const last = blocks.at(-1)
    if (isList && last?.isList) last.lines.push(line.slice(2))
    else blocks.push({ isList, lines: [isList ? line.slice(2) : line] })
  }
  return blocks
}
