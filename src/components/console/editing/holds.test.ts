import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/**
 * What pages lean on inside Payload, without its promise. When an upgrade fails here, look at the page's form in a
 * browser (tests/browser/console-editing.spec.ts) before you change the text.
 */
const read = (file: string) => readFileSync(path.resolve('node_modules', file), 'utf8')
const ui = (file: string) => read(`@payloadcms/ui/dist/${file}`)

test.each([
  ['a form takes a whole state', ui('forms/Form/fieldReducer.js'), "case 'REPLACE_STATE':"],
  ['a form takes the faults of a call', ui('forms/Form/fieldReducer.js'), "case 'ADD_SERVER_ERRORS':"],
  [
    'the fields that it holds are always the current ones',
    ui('forms/Form/index.js'),
    'contextRef.current.fields, []',
  ],
  [
    'preferences are asked for once, and the first answer is kept',
    ui('providers/Preferences/index.js'),
    'prefs[key] = promise',
  ],
  [
    'leaving asks while the form is modified',
    ui('elements/LeaveWithoutSaving/index.js'),
    '(modified || !isValid)',
  ],
  [
    'Payload saves after this interval only',
    ui('elements/Autosave/index.js'),
    'useDebounce(formState, interval)',
  ],
  ['the hidden parts have these names', ui('elements/DocumentControls/index.js'), '`${baseClass}__popup`'],
  ['the hidden parts have these names', ui('elements/Autosave/index.js'), "baseClass = 'autosave'"],
  [
    'the menu begins with the groups of these two names',
    ui('utilities/groupNavItems.js').replaceAll(/\s+/g, ' '),
    "[{ entities: [], label: i18n.t('general:collections') }, { entities: [], label: i18n.t('general:globals') }]",
  ],
  [
    'our parts come first',
    ui('elements/DocumentControls/index.js'),
    'CustomComponent: CustomUnpublishButton',
  ],
  [
    'a global may replace them',
    read('@payloadcms/next/dist/views/Document/renderDocumentSlots.js'),
    'elements?.Status',
  ],
])('in Payload, %s', (_, source, text) => {
  expect(source).toContain(text)
})

test.each([
  // payload#17164: a page with a draft on top counts as never published, so its status is ours.
  [
    'the published page is asked for without its status',
    'select: {\n            updatedAt: true',
    'next/dist/views/Document/getVersions.js',
  ],
  // payload#17517: a refused publication leaves the form unmodified.
  [
    'a refused save counts as saved',
    'if (!modifiedWhileProcessingRef.current) {\n        setModified(false)',
    'ui/dist/forms/Form/index.js',
  ],
  // payload#17676: an autosave puts stored values over what was typed while it ran.
  [
    'an autosave takes stored values over',
    '!currentState[path]?.isModified',
    'ui/dist/forms/Form/mergeServerFormState.js',
  ],
])('Payload still has the fault that our part stands for: %s', (_, text, file) => {
  expect(read(`@payloadcms/${file}`).replaceAll(/\n\s+/g, '\n')).toContain(text.replaceAll(/\n\s+/g, '\n'))
})

test('Payload’s server asks our hooks before it saves or restores a page, and our endpoints come first', () => {
  const server = (file: string) => read(`payload/dist/globals/${file}`)
  expect(server('operations/update.js')).toMatch(/beforeOperation[\s\S]*const isSavingDraft/)
  expect(server('operations/restoreVersion.js')).toMatch(/operation: 'restoreVersion'[\s\S]*db\.updateGlobal/)
  expect(server('config/sanitize.js')).toContain('global.endpoints.push(endpoint)')
  expect(read('payload/dist/versions/saveVersion.js')).toContain("'autosave' in v && v.autosave === true")
})

test.each([
  ['a field of one line', ui('fields/Text/Input.js'), 'id: `field-${path?.replace(/\\./g, "__")}`'],
  ['a field of several lines', ui('fields/Textarea/Input.js'), 'id: `field-${path.replace(/\\./g, "__")}`'],
  ['a picture', ui('fields/Upload/Input.js'), "id: `field-${path?.replace(/\\./g, '__')}`"],
  ['a long text', read('@payloadcms/richtext-lexical/dist/field/Field.js'), '"data-field-path": path'],
  ['a row of a list', ui('fields/Array/ArrayRow.js'), '${parentPath.split(".").join("-")}-row-${rowIndex}'],
  ['a fold', ui('fields/Collapsible/index.js'), 'className: [fieldBaseClass, baseClass, className'],
  ['whether a fold is closed', ui('elements/Collapsible/index.js'), '${baseClass}--collapsed'],
  ['what opens a fold', ui('elements/Collapsible/index.js'), '${baseClass}__toggle'],
  ['the pane of the preview', ui('elements/LivePreview/Window/index.js'), '${baseClass}__main'],
])('in Payload’s form, %s can be found', (_, source, text) => {
  expect(source).toContain(text)
})

test('Payload takes a removed row back with all it held', () => {
  const reducer = ui('forms/Form/fieldReducer.js')
  expect(reducer).toMatch(
    /case 'ADD_ROW':[\s\S]*subFieldState = \{\}[\s\S]*siblingRows\.splice\(rowIndex, 0, subFieldState\)/,
  )
})

test.each([
  ['what opens a fold', ui('elements/Collapsible/index.js'), 't("fields:toggleBlock")'],
  ['what changes a chosen file', ui('fields/Upload/RelationshipContent/index.js'), '${baseClass}__edit'],
  ['the title of a list', ui('fields/Array/index.js'), '${baseClass}__title'],
  ['the actions of a row', ui('elements/ArrayAction/index.js'), '${baseClass}__button'],
  ['what moves a row', ui('elements/Collapsible/index.js'), '${baseClass}__drag'],
  ['what opens a menu', ui('elements/Popup/PopupTrigger/index.js'), '`${baseClass}--${buttonType}`'],
  ['the pages of a list', ui('elements/Pagination/ClickableArrow/index.js'), 'clickable-arrow'],
  ['the size of the preview', ui('elements/LivePreview/Toolbar/SizeInput/index.js'), 'live-preview-width'],
  ['the box that chooses all', ui('elements/SelectAll/index.js'), '"select-all"'],
  ['a number of the crop', ui('elements/EditUpload/index.js'), 'className: `${baseClass}__input`'],
  ['what copies an address', ui('elements/CopyToClipboard/index.js'), "baseClass = 'copy-to-clipboard'"],
  ['the point of a picture', ui('elements/EditUpload/index.js'), '`${baseClass}__draggable`'],
  ['the frame of the preview', ui('elements/LivePreview/Window/index.js'), 'id: "live-preview-iframe"'],
])('in Payload’s console, %s still has no name of its own', (_, source, text) => {
  expect(source).toContain(text)
})

test('Payload’s drawer of a picture sends the part and the point with the save that follows', () => {
  const drawer = ui('elements/EditUpload/index.js')
  expect(drawer).toMatch(/onSave\(\{\s+crop: crop \? crop : undefined,\s+focalPoint: focalPosition/)
  expect(ui('elements/FileDetails/StaticFileDetails/index.js')).toContain('!hideRemoveFile && handleRemove')
  expect(read('payload/dist/uploads/endpoints/getFile.js')).toMatch(
    /for \(const handler of[\s\S]*customResponse instanceof Response/,
  )
})
