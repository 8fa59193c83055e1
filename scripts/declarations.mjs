import ts from 'typescript';

/*
 * What the sources' declarations say, for people: comments and types, as the compiler resolves them.
 */

const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config;
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');

const isOurs = (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');

/** A type and the comment where it is used or declared. */
class Declared {
  constructor(checker, type, symbol) {
    this.checker = checker;
    this.type = type;
    this.symbol = symbol;
  }

  /** The comment of the property, or that of its type. */
  get text() {
    return this.#commentOf(this.symbol) ?? this.#commentOf(this.type.aliasSymbol) ?? this.#commentOf(this.type.symbol);
  }

  #commentOf(symbol) {
    if (!symbol?.declarations?.some(isOurs)) return undefined;
    return ts.displayPartsToString(symbol.getDocumentationComment(this.checker)) || undefined;
  }

  /** The type as it is written. */
  get typeText() {
    const type = this.symbol ? this.checker.getTypeOfSymbol(this.symbol) : this.type;
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  get isReadOnly() {
    const { flags, valueDeclaration } = this.symbol;
    if (flags & ts.SymbolFlags.Accessor) return !(flags & ts.SymbolFlags.SetAccessor);
    // A property that a mapped type makes has no declaration; those of the options can be set.
    return !!valueDeclaration && (ts.getCombinedModifierFlags(valueDeclaration) & ts.ModifierFlags.Readonly) !== 0;
  }

  /** The public fields that our own classes declare, by name. */
  fields() {
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    const isField = ({ declarations = [], flags, name }) =>
      /^\w+$/.test(name) &&
      !(flags & ts.SymbolFlags.Method) &&
      declarations.some(isOurs) &&
      !declarations.some((one) => ts.getCombinedModifierFlags(one) & hidden);
    return this.checker
      .getPropertiesOfType(this.type)
      .filter(isField)
      .map(({ name }) => [name, this.property(name)]);
  }

  property(name) {
    const symbol = this.checker.getPropertyOfType(this.type, name);
    if (!symbol) return undefined;
    // As declared: the type of an optional property has lost the name that it was declared by.
    const node = symbol.valueDeclaration?.type;
    const type = node ? this.checker.getTypeFromTypeNode(node) : this.checker.getTypeOfSymbol(symbol);
    return new Declared(this.checker, type, symbol);
  }

  /** The same property with the type of another declaration. */
  of({ type }) {
    return new Declared(this.checker, type, this.symbol);
  }

  item() {
    const type = this.checker.getIndexTypeOfType(this.type, ts.IndexKind.Number);
    return type && new Declared(this.checker, type);
  }

  /** Of several types, the one whose property `key` may have this value. */
  variant(key, value) {
    const type = (this.type.types ?? [this.type]).find((one) => {
      const property = this.checker.getPropertyOfType(one, key);
      const values = property && this.checker.getTypeOfSymbol(property);
      return (values?.types ?? [values]).some((each) => each?.value === value);
    });
    return type && new Declared(this.checker, type);
  }
}

/** Finds what modules of src export, by file and name. */
export function declarations() {
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const exported = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}`);
    return symbol;
  };
  return {
    /** The instances of a class, or the values of an interface. */
    typeOf: (file, name) => {
      const symbol = exported(file, name);
      return new Declared(checker, checker.getDeclaredTypeOfSymbol(symbol), symbol);
    },
    /** The types that a ruleset fills in: its events and its options. */
    rulesetTypes: (id) => {
      const type = checker.getTypeOfSymbol(exported(`src/engine/rulesets/${id}.ts`, id));
      const [events, options] = checker.getTypeArguments(type).map((one) => new Declared(checker, one));
      return { events, options };
    },
  };
}
