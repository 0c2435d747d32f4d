import { createRequire } from 'node:module'

/** The CommonJS object, which jest uses; unlike an ES module namespace it can be patched. */
const vm = createRequire(import.meta.url)('node:vm')

/** The context that our environment gives jest: code that runs "in" it runs in the worker's own realm. */
export const HERE = {}

/** Jest passes its context to each of these four; none of them accepts HERE, so it is removed. */
export function leaveOutContexts() {
  const { SourceTextModule, SyntheticModule, compileFunction } = vm
  const { runInContext } = vm.Script.prototype
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(code, options) {
      super(code, without('context', options))
    }
  }
  vm.SyntheticModule = class extends SyntheticModule {
    constructor(names, evaluate, options) {
      super(names, evaluate, without('context', options))
    }
  }
  vm.compileFunction = (code, names, options) =>
    compileFunction(code, names, without('parsingContext', options))
  vm.Script.prototype.runInContext = function run(context, options) {
    return context === HERE ? this.runInThisContext(options) : runInContext.call(this, context, options)
  }
}

function without(name, options) {
  return options?.[name] === HERE ? { ...options, [name]: undefined } : options
}
