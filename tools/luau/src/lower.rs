//! Builds our tree from the library's syntax tree, with each name linked to its declaration.

mod expressions;
mod scopes;
mod types;

use diag::Span;
use full_moon::ast::punctuated::Punctuated;
use full_moon::ast::{self, Expression as Full, LastStmt, Stmt};
use full_moon::node::Node;
use full_moon::tokenizer::TokenReference;

use self::scopes::Scopes;
use crate::tree::{
    Annotation, Block, DEEPEST, Expression, Function, Local, LocalId, Of, Sort, Statement, Tree,
    What,
};

/// The tree of a script that Luau could read. `None` if the library cannot, or if it is nested more
/// deeply than [`DEEPEST`](crate::tree::DEEPEST).
pub fn tree(text: &str) -> Option<Tree> {
    let ast = full_moon::parse(text).ok()?;
    let mut lower =
        Lower { text, tree: Tree::default(), scopes: Scopes::default(), level: 0, deep: false };
    let body = lower.block(ast.nodes());
    lower.scopes.close(&mut lower.tree, 0, u32::MAX);
    lower.tree.body = body;
    lower.tree.locals.shrink_to_fit();
    (!lower.deep).then_some(lower.tree)
}

struct Lower<'a> {
    text: &'a str,
    tree: Tree,
    scopes: Scopes<'a>,
    /// The present depth.
    level: usize,
    /// Whether the maximum depth was exceeded.
    deep: bool,
}

impl<'a> Lower<'a> {
    /// Goes one level down, unless that is too deep.
    fn down<T>(&mut self, down: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.level >= DEEPEST {
            self.deep = true;
            return None;
        }
        self.level += 1;
        let value = down(self);
        self.level -= 1;
        Some(value)
    }

    fn said(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    fn declare(&mut self, name: Span, sort: Sort, annotation: Option<Annotation>) -> LocalId {
        let text = self.said(name);
        let local = Local {
            name,
            sort,
            annotation,
            depth: self.scopes.depth,
            reads: 0,
            writes: 0,
            last: 0,
            until: 0,
            hides: self.scopes.find(text),
        };
        self.tree.locals.push(local);
        let id = LocalId(self.tree.locals.len() - 1);
        self.scopes.open.push((text, id));
        id
    }

    fn block(&mut self, block: &ast::Block) -> Block {
        self.down(|this| {
            let mut statements: Vec<Statement> =
                block.stmts().filter_map(|one| this.statement(one)).collect();
            statements.extend(block.last_stmt().map(|last| this.last(last)));
            // The linter keeps the trees of all scripts of a large pack.
            statements.shrink_to_fit();
            Block { statements }
        })
        .unwrap_or_default()
    }

    /// A block with its own scope, in which something is declared first.
    fn scope(&mut self, block: &ast::Block, end: u32, first: impl FnOnce(&mut Self)) -> Block {
        let open = self.scopes.open.len();
        first(self);
        let body = self.block(block);
        self.scopes.close(&mut self.tree, open, end);
        body
    }

    fn last(&mut self, last: &LastStmt) -> Statement {
        let what = match last {
            LastStmt::Return(values) => What::Return(self.list(values.returns())),
            LastStmt::Break(_) => What::Break,
            LastStmt::Continue(_) => What::Continue,
            _ => What::Nothing,
        };
        Statement { span: whole(last), what }
    }

    fn statement(&mut self, statement: &Stmt) -> Option<Statement> {
        let span = whole(statement);
        let end = span.end;
        let what = match statement {
            Stmt::Assignment(assignment) => {
                let values = self.list(assignment.expressions());
                let targets = assignment.variables().iter();
                What::Assign { targets: targets.map(|var| self.target(var)).collect(), values }
            }
            Stmt::CompoundAssignment(change) => self.changed(change),
            Stmt::FunctionCall(call) => What::Call(self.call(call)),
            Stmt::Do(block) => What::Do(self.scope(block.block(), end, |_| {})),
            Stmt::If(choice) => self.choice(choice, end),
            Stmt::While(turns) => What::While {
                condition: Box::new(self.expression(turns.condition())),
                body: self.scope(turns.block(), end, |_| {}),
            },
            Stmt::Repeat(turns) => {
                // The condition can use the locals of the body.
                let open = self.scopes.open.len();
                let body = self.block(turns.block());
                let until = Box::new(self.expression(turns.until()));
                self.scopes.close(&mut self.tree, open, end);
                What::Repeat { body, until }
            }
            Stmt::GenericFor(each) => self.each(each, end),
            Stmt::NumericFor(count) => self.count(count, end),
            Stmt::LocalAssignment(local) => {
                self.locals(local.names(), local.type_specifiers(), local.expressions())
            }
            Stmt::ConstAssignment(local) => {
                self.locals(local.names(), local.type_specifiers(), local.expressions())
            }
            Stmt::LocalFunction(function) => self.local_function(function.name(), function.body()),
            Stmt::ConstFunction(function) => self.local_function(function.name(), function.body()),
            Stmt::FunctionDeclaration(function) => self.declared(function),
            Stmt::TypeDeclaration(declared) => {
                self.type_declared(declared);
                What::Nothing
            }
            Stmt::ExportedTypeDeclaration(declared) => {
                self.type_declared(declared.type_declaration());
                What::Nothing
            }
            _ => return None,
        };
        Some(Statement { span, what })
    }

    /// `x += 1`, which does not count as a use of `x`.
    fn changed(&mut self, change: &ast::CompoundAssignment) -> What {
        let value = Box::new(self.expression(change.rhs()));
        let target = Box::new(self.target(change.lhs()));
        let operator = expressions::changes(change.compound_operator());
        What::Change { target, operator, value }
    }

    fn locals<'t>(
        &mut self,
        names: &Punctuated<TokenReference>,
        types: impl Iterator<Item = Option<&'t ast::luau::TypeSpecifier>>,
        values: &Punctuated<Full>,
    ) -> What {
        let values = self.list(values);
        What::Local { names: self.declare_all(names, types, Sort::Local), values }
    }

    fn declare_all<'t>(
        &mut self,
        names: &Punctuated<TokenReference>,
        types: impl Iterator<Item = Option<&'t ast::luau::TypeSpecifier>>,
        sort: Sort,
    ) -> Vec<LocalId> {
        let types = types.chain(std::iter::repeat(None));
        let declare = |(name, kind)| {
            let annotation = self.specifier(kind);
            self.declare(token(name), sort, annotation)
        };
        names.iter().zip(types).map(declare).collect()
    }

    fn local_function(&mut self, name: &TokenReference, body: &ast::FunctionBody) -> What {
        let id = self.declare(token(name), Sort::Function, None);
        let span = whole(body);
        let function = Of::Function(Box::new(self.function(body, false)));
        What::Local { names: vec![id], values: vec![Expression { span, of: function }] }
    }

    /// `function name() … end`, where the name may not be a local.
    fn declared(&mut self, function: &ast::FunctionDeclaration) -> What {
        let method = function.name().method_name();
        let value = self.function(function.body(), method.is_some());
        let mut names = function.name().names().iter();
        let mut target = match names.next() {
            Some(name) => self.name(name),
            None => Expression { span: Span::default(), of: Of::Other },
        };
        let rest: Vec<Span> = names.chain(method).map(token).collect();
        if rest.is_empty() {
            self.written(&target);
        }
        for name in rest {
            let span = Span { start: target.span.start, end: name.end };
            let of = Of::Field { of: Box::new(target), dot: name, name };
            target = Expression { span, of };
        }
        let span = whole(function.body());
        let value = Expression { span, of: Of::Function(Box::new(value)) };
        What::Assign { targets: vec![target], values: vec![value] }
    }

    fn function(&mut self, body: &ast::FunctionBody, method: bool) -> Function {
        let number = self.tree.functions;
        self.tree.functions += 1;
        if let Some(generics) = body.generics() {
            self.generics(generics);
        }
        let open = self.scopes.open.len();
        self.scopes.depth += 1;
        let mut parameters = Vec::new();
        if method {
            let start = token(body.parameters_parentheses().tokens().0).start;
            let id = self.declare(Span { start, end: start }, Sort::Parameter, None);
            self.tree.locals[id.0].reads += 1;
            parameters.push(id);
        }
        let types: Vec<_> = body
            .type_specifiers()
            .chain(std::iter::repeat(None))
            .take(body.parameters().len())
            .collect();
        for (parameter, kind) in body.parameters().iter().zip(types) {
            let annotation = self.specifier(kind);
            if let ast::Parameter::Name(name) = parameter {
                parameters.push(self.declare(token(name), Sort::Parameter, annotation));
            }
        }
        let returns = self.specifier(body.return_type());
        let end = token(body.end_token());
        let body = self.block(body.block());
        self.scopes.depth -= 1;
        self.scopes.close(&mut self.tree, open, end.end);
        Function { number, parameters, returns, body, end }
    }

    fn choice(&mut self, choice: &ast::If, end: u32) -> What {
        let mut arms = vec![self.arm(choice.binding(), choice.condition(), choice.block())];
        for other in choice.else_if().into_iter().flatten() {
            arms.push(self.arm(other.binding(), other.condition(), other.block()));
        }
        let otherwise = choice.else_block().map(|block| self.scope(block, end, |_| {}));
        What::If { arms, otherwise }
    }

    fn arm(
        &mut self,
        binding: Option<&ast::luau::IfConditionBinding>,
        condition: &Full,
        block: &ast::Block,
    ) -> (Expression, Block) {
        let condition = self.expression(condition);
        let end = whole(block).end;
        let body = self.scope(block, end, |this| {
            if let Some(binding) = binding {
                let annotation = this.specifier(binding.type_specifier());
                this.declare(token(binding.name()), Sort::Local, annotation);
            }
        });
        (condition, body)
    }

    fn each(&mut self, each: &ast::GenericFor, end: u32) -> What {
        let over = self.list(each.expressions());
        let mut names = Vec::new();
        let body = self.scope(each.block(), end, |this| {
            names = this.declare_all(each.names(), each.type_specifiers(), Sort::Loop);
        });
        What::Each { names, over, body }
    }

    fn count(&mut self, count: &ast::NumericFor, end: u32) -> What {
        let mut boxed = |part| Box::new(self.expression(part));
        let (from, to) = (boxed(count.start()), boxed(count.end()));
        let step = count.step().map(boxed);
        let open = self.scopes.open.len();
        let annotation = self.specifier(count.type_specifier());
        let name = self.declare(token(count.index_variable()), Sort::Loop, annotation);
        let body = self.block(count.block());
        self.scopes.close(&mut self.tree, open, end);
        What::Count { name, from, to, step, body }
    }

    /// The target of an assignment.
    fn target(&mut self, var: &ast::Var) -> Expression {
        let target = self.var(var);
        self.written(&target);
        target
    }

    fn written(&mut self, target: &Expression) {
        if let Some(local) = target.local() {
            let local = &mut self.tree.locals[local.0];
            local.writes += 1;
            local.reads -= 1;
        }
    }
}

/// The span of a token, without surrounding spaces.
fn token(token: &TokenReference) -> Span {
    let (start, end) = (token.token().start_position(), token.token().end_position());
    Span::new(start.bytes()..end.bytes())
}

/// The span of a node, from its first byte to its last.
fn whole(node: &impl Node) -> Span {
    let range = node.range();
    range.map_or_else(Span::default, |(start, end)| Span::new(start.bytes()..end.bytes()))
}
