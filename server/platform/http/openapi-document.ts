// Corrects what the generator cannot know: bodies that may be absent, and lists in one query parameter.

interface Schema {
  readonly anyOf?: readonly Schema[]
  readonly type?: string
  readonly commaList?: readonly string[]
}

interface Operation {
  requestBody?: { required?: boolean; readonly content: Record<string, { schema: Schema }> }
  parameters?: { schema: Schema; style?: string; explode?: boolean }[]
}

/** Changes the document in place. */
export function correctDocument<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { readonly paths?: Record<string, Record<string, Operation>> }
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    correctBody(operation)
    for (const parameter of operation.parameters ?? []) correctParameter(parameter)
  }
  return document
}

/** What may be null may be absent as well: no body at all is read as null. */
function correctBody({ requestBody }: Operation): void {
  for (const media of Object.values(requestBody?.content ?? {})) {
    const { anyOf } = media.schema
    const [only, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? []
    if (!requestBody || !only || others.length > 0 || anyOf?.length !== 2) continue
    requestBody.required = false
    media.schema = only
  }
}

function correctParameter(parameter: NonNullable<Operation['parameters']>[number]): void {
  const values = parameter.schema.commaList
  if (!values) return
  Object.assign(parameter, {
    schema: { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length },
    style: 'form',
    explode: false,
  })
}
