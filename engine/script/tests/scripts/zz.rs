use crate::toy::{Bench, WELL};
#[test]
fn heavy() {
    for body in [
        "local t = table.create(60000, 1) table.move(t, 1, 60000, 60001) while true do table.sort(t) end",
        "local s = string.rep('x', 65000) for i = 1, 4 do s ..= s end while true do local t = s .. 'a' end",
        "local s = string.rep('x', 65000) for i = 1, 4 do s ..= s end while true do local t = string.reverse(s) end",
        "local s = string.rep('x', 65000) for i = 1, 4 do s ..= s end while true do local t = string.find(s, 'y', 1, true) end",
        "local s = string.rep('x', 65000) for i = 1, 4 do s ..= s end while true do local t = string.find(s, 'xy') end",
        "local s = string.rep('x', 65000) for i = 1, 4 do s ..= s end while true do local t = utf8.len(s) end",
        "local s = string.rep('x', 65000) while true do local t = string.split(s, '') end",
        "local t = table.create(60000, 1) while true do table.insert(t, 1, 1) table.remove(t, 1) end",
        "local t = table.create(60000, 'aaaaaaaaa') while true do local s = table.concat(t) end",
        "local t = table.create(60000, 'aaaaaaaaa') while true do local s = table.clone(t) end",
        "local t = table.create(60000, 'aaaaaaaaa') while true do local s = table.find(t, 7) end",
        "local s = string.rep('1', 65000) while true do local t = tonumber(s) end",
        "local s = string.rep('x', 65000) while true do local t = string.gsub(s, 'x', 'y') end",
        "local s = string.rep('x', 65000) while true do local t = string.format('%s%s%s', s, s, s) end",
    ] {
        let text = format!("{WELL}\nlocal function bad(me, p)\n{body}\nend\nreturn {{ well = well, fine = fine, bad = bad }}");
        let bench = Bench::new(&text);
        let start = std::time::Instant::now();
        let fault = bench.run_fault("bad");
        println!("{:?} {body} {fault}", start.elapsed());
    }
}
